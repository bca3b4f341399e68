// node bin/run.mjs <script> [arguments]: install when needed, then run a script of this repository with Node 24.
import { handOver, install } from './bootstrap.mjs';

await install();
handOver(process.argv.slice(2));
