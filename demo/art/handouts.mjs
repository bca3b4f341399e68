// Draws the catalogues of the booths: `node demo/art/handouts.mjs`. Two pages of A4, Japanese and English.
import { createWriteStream, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import PdfDocument from 'pdfkit';
import { booths } from './booths.mjs';

const expo = join(dirname(dirname(fileURLToPath(import.meta.url))), 'expo');
const font = createRequire(import.meta.url).resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf');
const colours = ['#0a5cff', '#d9480f', '#0b7d61', '#6d3fd4', '#9a6b00', '#b02a5b'];
const edge = 56;
const words = {
  jpn: { catalogue: '総合カタログ', products: '製品', stand: 'ブース', note: 'この資料はデモ用です。会社も製品も架空のものです。' },
  eng: { catalogue: 'Catalogue', products: 'Products', stand: 'Stand', note: 'This is a sample. The company and its products do not exist.' },
};

function page(sheet, { name, text, products, stand }, language, colour) {
  const say = words[language];
  const lines = text[language].split('</p>').map((part) => part.replace(/<[^>]*>/g, '')).filter(Boolean);
  sheet.addPage();
  sheet.rect(0, 0, 595.28, 210).fill(colour);
  sheet.fillColor('#ffffff').fontSize(13).text(say.catalogue, edge, 74);
  sheet.fontSize(30).text(name[language], edge, 98, { width: 480 });
  sheet.fontSize(12).text(`${say.stand} ${stand}`, edge, 172);
  sheet.fillColor('#1c2024').fontSize(14).text(lines.join('\n\n'), edge, 250, { width: 483, lineGap: 7 });
  sheet.moveDown(2).fillColor(colour).fontSize(13).text(say.products);
  sheet.fillColor('#1c2024').fontSize(14);
  for (const product of products) sheet.moveDown(0.6).text(product[language]);
  sheet.fillColor('#5d656e').fontSize(9).text(say.note, edge, 760);
}

mkdirSync(join(expo, 'handouts'), { recursive: true });
for (const [index, booth] of booths.entries()) {
  const made = new Date('2026-01-01T00:00:00Z');
  const sheet = new PdfDocument({ size: 'A4', margin: 36, autoFirstPage: false, lang: 'ja', info: { Title: `${booth.name.jpn} / ${booth.name.eng}`, CreationDate: made, ModDate: made } });
  const file = createWriteStream(join(expo, booth.handout));
  sheet.pipe(file);
  sheet.registerFont('text', font).font('text');
  for (const language of ['jpn', 'eng']) page(sheet, booth, language, colours[index % colours.length]);
  sheet.end();
  await finished(file);
}
console.log(`${booths.length} catalogues`);
