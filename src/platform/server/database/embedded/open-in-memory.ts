import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../database.ts';
import { assembleEmbedded } from './assemble-embedded.ts';
import { embeddedPool } from './embedded-pool.ts';
import { startEngine } from './start-engine.ts';

let program: Promise<WebAssembly.Module> | undefined;

/** A database in memory, from a template when there is one: for tests, which start many. */
export async function openInMemory(template?: string): Promise<Database> {
  program ??= compileEngine();
  const engine = await startEngine({ template, program: await program }, (error) => console.error(error.message));
  return assembleEmbedded({ engine }, embeddedPool(engine, console.error));
}

async function compileEngine(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(fileURLToPath(file)));
}
