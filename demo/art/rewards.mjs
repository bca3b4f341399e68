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
const items = checks.map(([jpn, eng]) => `<li><i></i><div><b>${jpn}</b><span>${eng}</span></div></li>`).join('');
const html = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>見積依頼チェックリスト</title><style>
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 11pt/1.6 "Noto Sans CJK JP", "Noto Sans JP", sans-serif; color: #10204d; padding: 18mm 20mm }
header { background: #0a5cff; color: #fff; margin: -18mm -20mm 12mm; padding: 18mm 20mm 12mm }
header small { font-size: 10pt; letter-spacing: .08em } h1 { font-size: 25pt; line-height: 1.3 } header p { opacity: .9 }
ol { list-style: none; padding: 0; display: grid; gap: 3.4mm }
li { display: flex; gap: 5mm; align-items: flex-start; border-bottom: .3mm solid #d5e0fa; padding-bottom: 2.8mm }
i { flex: none; width: 6mm; height: 6mm; border: .6mm solid #0a5cff; border-radius: 1.4mm; margin-top: 1mm }
b { display: block; font-size: 12.5pt } span { color: #51608c; font-size: 9.5pt } footer { margin-top: 7mm; font-size: 9pt; color: #51608c }
</style><header><small>ものづくり共創EXPO</small><h1>見積依頼チェックリスト</h1><p>送る前の十項目。手戻りの少ない依頼書のために。<br>Ten checks before you ask for a quotation.</p></header>
<ol>${items}</ol><footer>ものづくり共創EXPO実行委員会 · Co-Creation EXPO Committee</footer></html>`;

const { path, environment } = await findChromium();
const browser = await chromium.launch({ executablePath: path, env: { ...process.env, ...environment } });
const page = await browser.newPage();
await page.setContent(html);
await page.pdf({ path: join(import.meta.dirname, '../expo/rewards/rfq-checklist.pdf'), preferCSSPageSize: true, printBackground: true });
await browser.close();
