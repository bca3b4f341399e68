// npm start: install when needed, build what is stale, serve.
import { handOver, install, sayNode } from './bootstrap.mjs';
import { serverFlags } from './node-flags.mjs';
import { buildWhenStale, isBuilt } from '../tools/build.mjs';

sayNode();
// With a bundle that is as new as its sources, the packages for development may be missing.
const isServedAsItIs = isBuilt();
await install({ forDevelopment: !isServedAsItIs });
if (!isServedAsItIs) await buildWhenStale();
handOver([...serverFlags, 'src/app/main.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
