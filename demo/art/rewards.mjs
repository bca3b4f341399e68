// Prints what questionnaires of the demo give away, as PDF: `node demo/art/rewards.mjs`. Needs the browser of the journeys.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../e2e/chromium.ts';

const checks = [
  ['図面の版と日付は最新か', 'The drawing is the latest revision, with its date'],
  ['材質・硬さ・表面処理を書いたか', 'Material, hardness and surface treatment are named'],
  ['公差が必要な寸法だけに付いているか', 'Tolerances stand only where the part needs them'],
  ['試作と量産の数量を分けたか', 'Quantities for prototype and series are apart'],
  ['希望納期と、動かせない日を書いたか', 'The wished date and the fixed date are both given'],
  ['検査項目と成績書の要否を決めたか', 'Inspections and certificates are agreed'],
  ['支給品と支給の時期を書いたか', 'What you supply, and when, is listed'],
  ['梱包と納入場所を指定したか', 'Packaging and place of delivery are set'],
  ['機密の扱いを伝えたか', 'Confidentiality has been discussed'],
  ['相談してよい点を一つ書いたか', 'One point is left open for advice'],
];
const checklist = `<ol>${checks.map(([jpn, eng]) => `<li><i></i><div><b>${jpn}</b><span>${eng}</span></div></li>`).join('')}</ol>`;

const grades = [['φ3 – 6', '12', '18', '30'], ['φ6 – 10', '15', '22', '36'], ['φ10 – 18', '18', '27', '43'], ['φ18 – 30', '21', '33', '52'], ['φ30 – 50', '25', '39', '62'], ['φ50 – 80', '30', '46', '74'], ['φ80 – 120', '35', '54', '87']];
const tolerances = `<table><tr>${['径 / Diameter (mm)', 'IT7 (µm)', 'IT8 (µm)', 'IT9 (µm)'].map((one) => `<th>${one}</th>`).join('')}</tr>${grades.map((row) => `<tr>${row.map((one) => `<td>${one}</td>`).join('')}</tr>`).join('')}</table>`;

const sheet = ({ from, title, lead, body, colour }) => `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${title}</title><style>
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 11pt/1.6 "Noto Sans CJK JP", "Noto Sans JP", sans-serif; color: #10204d; padding: 18mm 20mm }
header { background: ${colour}; color: #fff; margin: -18mm -20mm 12mm; padding: 18mm 20mm 12mm }
header small { font-size: 10pt; letter-spacing: .08em } h1 { font-size: 25pt; line-height: 1.3 } header p { opacity: .9 }
ol { list-style: none; padding: 0; display: grid; gap: 3.4mm }
li { display: flex; gap: 5mm; align-items: flex-start; border-bottom: .3mm solid #d5e0fa; padding-bottom: 2.8mm }
i { flex: none; width: 6mm; height: 6mm; border: .6mm solid ${colour}; border-radius: 1.4mm; margin-top: 1mm }
b { display: block; font-size: 12.5pt } span { color: #51608c; font-size: 9.5pt }
table { width: 100%; border-collapse: collapse; font-size: 13pt } th, td { padding: 3.4mm; text-align: right; border-bottom: .3mm solid #d5e0fa } th:first-child, td:first-child { text-align: left }
footer { margin-top: 7mm; font-size: 9pt; color: #51608c }
</style><header><small>${from}</small><h1>${title}</h1><p>${lead}</p></header>${body}<footer>${from}</footer></html>`;

const sheets = {
  'rfq-checklist': { from: 'ものづくり共創EXPO · Co-Creation Manufacturing EXPO', title: '見積依頼チェックリスト', lead: '送る前の十項目。手戻りの少ない依頼書のために。<br>Ten checks before you ask for a quotation.', body: checklist, colour: '#0a5cff' },
  'turning-tolerances': { from: '蒼井精機 · Aoi Seiki', title: '旋削の公差早見表', lead: '径と公差等級から、図面に書ける幅がすぐわかります。<br>Tolerances in turning at a glance (ISO 286).', body: tolerances, colour: '#0b7a75' },
};

const { path: executablePath, environment } = await findChromium();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...environment } });
const page = await browser.newPage();
for (const [name, content] of Object.entries(sheets)) {
  await page.setContent(sheet(content));
  const path = join(import.meta.dirname, `../expo/rewards/${name}.pdf`);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
}
await browser.close();
