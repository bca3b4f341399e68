// npm start: install when needed, build what is stale, serve.
import { handOver, install, sayNode } from './bootstrap.mjs';
import { serverFlags } from './server-flags.mjs';
import { buildWhenStale } from '../tools/build.mjs';

sayNode();
await install();
await buildWhenStale();
handOver([...serverFlags, 'src/app/main.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
