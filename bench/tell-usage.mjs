// Loaded into a command of a bench: writes what it took to the file that HIROBA_BENCH_USAGE names.
import { writeFileSync } from 'node:fs';

process.once('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const usage = { maxRss: maxRSS * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env['HIROBA_BENCH_USAGE'], JSON.stringify(usage));
});
