import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errorFacts } from '#kernel/error-facts.ts';

/** When a living process started, as the system writes it; undefined when there is no such process. */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') return startOnLinux(pid);
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'win32') return 'alive';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The machine or container in which a process id means the same process. */
export function processRealm(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function startOnLinux(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name may hold blanks and brackets: count behind its end. Z is dead and not yet collected.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorFacts(error).code === 'EPERM';
  }
}
