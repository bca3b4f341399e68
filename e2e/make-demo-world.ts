// node e2e/make-demo-world.ts <folder>: a data folder with the demo world, for the servers of journeys to copy.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { worldSites } from '#app/world-sites.ts';
import { prepareDemo } from '#demo/demo.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { encodeImage, narrowImage } from '#server/uploads/encode-image.ts';
import { storedWidths } from '#server/uploads/media-reader.ts';
import { pagelessHiroba } from '../test/pageless-hiroba.ts';

const [, , dataFolder = ''] = process.argv;
const database = await openDatabase({ dataFolder });
await migrate(database);
await prepareDemo(database, { worldSites, dataFolder, say: console.log });
const hiroba = await pagelessHiroba({ database, dataFolder });
await hiroba.buyDemoTickets?.();
await database.close();

// Drawing all pictures is a minute of work for the servers of the journeys, which compare no pixels: each is one colour,
// in its size. An empty AVIF stands for one that is not worth keeping. The pictures that journeys bring are as they are.
const uploads = join(dataFolder, 'uploads');
const flat = new Map<string, Map<string, Uint8Array>>();
for (const file of readdirSync(uploads)) {
  const picture = /^[0-9a-f]{64}(?=\.source\.svg$)/.exec(file)?.[0];
  if (picture === undefined) continue;
  const size = /<svg[^>]*? width="(\d+)" height="(\d+)"/.exec(readFileSync(join(uploads, file), 'utf8'));
  if (size === null) throw new Error(`${file} has no size.`);
  const [, width, height] = size.map(Number) as [number, number, number];
  const forms = flat.get(`${width} ${height}`) ?? (await flatPictures(width, height));
  flat.set(`${width} ${height}`, forms);
  for (const [form, webp] of forms) {
    writeFileSync(join(uploads, `${picture}${form}.webp`), webp);
    writeFileSync(join(uploads, `${picture}${form}.avif`), '');
  }
}

/** A picture of one colour, as the server keeps it: whole and at each width. */
async function flatPictures(width: number, height: number): Promise<Map<string, Uint8Array>> {
  const ground = '<rect width="100%" height="100%" fill="#6a8caf"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}</svg>`;
  const { data } = await encodeImage(Buffer.from(svg), { type: 'image/svg+xml', width, height });
  const forms = new Map([['', data]]);
  for (const one of storedWidths) forms.set(`-${one}`, await narrowImage(data, one));
  return forms;
}
