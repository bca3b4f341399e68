// Draws the pictures of the demo sites: `node demo/art/draw.mjs [site …]`. Same seed, same pictures.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const sites = readdirSync(join(here, 'sites')).map((name) => name.replace('.mjs', '')).filter((name) => wanted.length === 0 || wanted.includes(name));
for (const site of sites) {
  const { pictures } = await import(`./sites/${site}.mjs`);
  const folder = join(dirname(here), site, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    const svg = draw();
    writeFileSync(join(folder, `${name}.svg`), svg);
    console.log(`${site}/pictures/${name}.svg ${Math.round(svg.length / 1024)} KB`);
  }
}
