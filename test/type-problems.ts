import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** A value that was met, and the TypeScript type that it must have. */
export interface Met {
  name: string;
  type: string;
  value: unknown;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const complaint = /^traffic\.ts\((\d+),\d+\): error TS\d+: (.*)$/;

/**
 * What the compiler says about the values, each as a literal, so that it finds a missing field, a wrong type and a field
 * too many. `imports`: the lines before them. The same words about several values are told once.
 */
export async function typeProblems(imports: string, met: readonly Met[]): Promise<string[]> {
  const lines = imports.split('\n');
  const names: string[] = lines.map(() => 'the imports');
  for (const [index, { name, type, value }] of met.entries()) {
    const literal = `export const value${index} = ${JSON.stringify(value, null, 1)} satisfies ${type};`.split('\n');
    lines.push(...literal);
    names.push(...literal.map(() => name));
  }
  const problems = (await compile(lines.join('\n'))).split('\n').flatMap((line) => {
    const [, row, words] = complaint.exec(line) ?? [];
    if (words === undefined) return line === '' || line.startsWith(' ') ? [] : [line];
    const at = Number(row) - 1;
    return [`${names[at]}: ${lines[at]?.trim()} — ${words}`];
  });
  return [...new Set(problems)];
}

/** The compiler's words about a file, which lies where it finds the packages and the compiler's settings. */
async function compile(source: string): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'types-'));
  try {
    await writeFile(join(folder, 'traffic.ts'), source);
    const compilerOptions = { types: ['node'], noUnusedLocals: false };
    const settings = { extends: '../../tsconfig.json', include: ['traffic.ts'], compilerOptions };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return await new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [compiler, '--pretty', 'false', '-p', '.'],
        { cwd: folder, maxBuffer: 10_000_000 },
        (error, stdout, stderr) => {
          // It exits with 1 or 2 when it has complaints.
          if (error !== null && stdout === '') reject(new Error(`the compiler failed: ${stderr}`, { cause: error }));
          else resolve(stdout);
        },
      );
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
