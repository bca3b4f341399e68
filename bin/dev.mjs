// npm run dev: the server of src/app/main.ts with hot reload, restarted when its own files change.
import { handOver, install, sayNode } from './bootstrap.mjs';

sayNode();
await install();
handOver(['--watch', '--watch-preserve-output', 'src/app/main.ts', '--dev', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'development' },
});
