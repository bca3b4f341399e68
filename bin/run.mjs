// node bin/run.mjs <script> [arguments]: install when needed, then run a script of this repository with the chosen Node.
import { handOver, install, sayNode } from './bootstrap.mjs';

sayNode();
await install();
handOver(process.argv.slice(2));
