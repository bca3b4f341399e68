import { cpSync } from 'node:fs';

/** Fills an empty data folder with the demo world that npm test has made; without one the server imports it. */
export function copyDemoWorld(dataFolder) {
  const made = process.env['HIROBA_JOURNEY_WORLD'];
  if (made !== undefined) cpSync(made, dataFolder, { recursive: true });
}
