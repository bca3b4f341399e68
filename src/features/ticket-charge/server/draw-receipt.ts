import { keysOf } from '#kernel/keys-of.ts';
import type { ReceiptSums } from '../rules/receipt-sums.ts';
import type { ReceiptType } from './receipt-type.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** Everything that a receipt prints, in one language. */
export interface Receipt {
  number: string;
  /** In milliseconds since 1970, as `paidAt`. */
  issuedAt: number;
  paidAt: number;
  addressee: string;
  event: string;
  orderNumber: string;
  method: string;
  sums: ReceiptSums;
  issuer: { name: string; address: string; registrationNumber: string };
}

const ink = '#1c2024';
const quiet = '#5d656e';
const hairline = '#c4cad1';
const ground = '#f1f3f5';
/** A4, in points. */
const page = { width: 595.28, height: 841.89, edge: 56 };
const inner = page.width - 2 * page.edge;
const columns = { quantity: page.edge + inner - 190, amount: page.edge + inner - 120 } as const;

/** The texts of a receipt that the organiser wrote, in any language. */
export function writtenTexts({ event, sums, issuer }: Receipt, words: ReceiptWords): string {
  return [words.purposeOf(event), ...sums.lines.map(({ title }) => title), issuer.name, issuer.address].join('\n');
}

/** Draws a receipt as PDF. */
export async function drawReceipt(
  receipt: Receipt,
  words: ReceiptWords,
  type: ReceiptType,
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit');
  const sheet = new PdfDocument({
    size: 'A4',
    margin: page.edge,
    lang: isJapanese(words) ? 'ja' : 'en',
    info: { Title: `${words.title} ${receipt.number}`, Creator: 'Hiroba', CreationDate: new Date(receipt.issuedAt) },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    sheet.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
    sheet.on('end', resolve);
    sheet.on('error', reject);
  });
  for (const name of keysOf(type)) sheet.registerFont(name, type[name]);
  drawHead(sheet, receipt, words);
  drawTotal(sheet, receipt, words);
  drawLines(sheet, receipt, words);
  drawFoot(sheet, receipt, words);
  sheet.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}

type Sheet = PDFKit.PDFDocument;

/** An organiser without a registration number may be exempt from consumption tax, so their receipt does not name it. */
const isTaxNamed = ({ registrationNumber }: Receipt['issuer']): boolean => registrationNumber !== '';

const isJapanese = ({ title }: ReceiptWords): boolean => title === '領収書';

function drawHead(sheet: Sheet, { number, issuedAt, addressee }: Receipt, words: ReceiptWords): void {
  sheet
    .font('bold', 26)
    .fillColor(ink)
    .text(words.title, page.edge, 64, { width: inner, align: 'center', characterSpacing: isJapanese(words) ? 6 : 0 });
  sheet.font('regular', 9).fillColor(quiet);
  sheet.text(`${words.number} ${number}`, page.edge, 118, { width: inner, align: 'right' });
  sheet.text(`${words.issuedOn}  ${words.day(issuedAt)}`, page.edge, 132, { width: inner, align: 'right' });

  const width = inner * 0.62;
  let size = 17;
  sheet.font('addressee', size);
  // A long addressee is set smaller until it fits on two lines.
  while (size > 9 && sheet.heightOfString(addressee, { width, lineGap: 3 }) > size * 2.9) sheet.fontSize((size -= 1));
  const height = sheet.heightOfString(addressee, { width, lineGap: 3 });
  sheet.fillColor(ink).text(addressee, page.edge, 203 - height, { width, lineGap: 3 });
  sheet
    .moveTo(page.edge, 206)
    .lineTo(page.edge + width, 206)
    .lineWidth(0.9)
    .strokeColor(ink)
    .stroke();
}

function drawTotal(sheet: Sheet, { sums, event, issuer }: Receipt, words: ReceiptWords): void {
  sheet.font('regular', 10).fillColor(ink).text(words.received, page.edge, 226, { width: inner });
  sheet.roundedRect(page.edge, 250, inner, 62, 6).fill(ground);
  sheet
    .font('regular', 10)
    .fillColor(quiet)
    .text(words.total, page.edge + 20, 276);
  sheet.font('bold', 24).fillColor(ink);
  const amount = words.yen(sums.total);
  const note = isTaxNamed(issuer) ? words.taxIncluded : '';
  const noteWidth = 6 + sheet.font('regular', 10).widthOfString(note);
  sheet.font('bold', 24).text(amount, page.edge, 268, { width: inner - 20 - noteWidth, align: 'right' });
  sheet.font('regular', 10).fillColor(quiet);
  sheet.text(note, page.edge + inner - 14 - noteWidth, 279, { lineBreak: false });
  sheet.font('regular', 10).fillColor(quiet).text(words.purpose, page.edge, 332, { lineBreak: false });
  sheet.font('written').fillColor(ink);
  sheet.text(words.purposeOf(event), page.edge + 40, 332, { width: inner - 40 });
}

function drawLines(sheet: Sheet, { sums, issuer }: Receipt, words: ReceiptWords): void {
  let y = Math.max(372, sheet.y + 20);
  const rule = (width = 0.5): void => {
    sheet
      .moveTo(page.edge, y)
      .lineTo(page.edge + inner, y)
      .lineWidth(width)
      .strokeColor(hairline)
      .stroke();
  };
  const row = (name: string, quantity: string, amount: string, font = 'regular', nameFont = font): void => {
    // Most orders fit on one page; the lines of longer ones go on overleaf.
    if (y > page.height - 200) {
      sheet.addPage();
      y = page.edge;
    }
    sheet.font(nameFont, 10).fillColor(ink);
    const width = columns.quantity - page.edge - 12;
    const height = sheet.heightOfString(name, { width });
    sheet.text(name, page.edge, y + 8, { width });
    sheet.font(font);
    sheet.text(quantity, columns.quantity, y + 8, { width: 60, align: 'right', lineBreak: false });
    sheet.text(amount, columns.amount, y + 8, { width: 120, align: 'right', lineBreak: false });
    y += height + 16;
    rule();
  };
  sheet.font('regular', 9).fillColor(quiet);
  sheet.text(words.item, page.edge, y);
  sheet.text(words.quantity, columns.quantity, y, { width: 60, align: 'right' });
  const [included, untaxed] = isTaxNamed(issuer) ? [words.taxIncluded, words.notTaxable] : ['', ''];
  sheet.text(words.amount + included, columns.amount - 10, y, { width: 130, align: 'right' });
  y += 16;
  rule(0.9);
  for (const { title, number, amount } of sums.lines)
    row(title, String(number), words.yen(amount), 'regular', 'written');
  if (sums.cancelFee > 0) row(words.cancelFee + untaxed, '', words.yen(sums.cancelFee));
  if (sums.reduction > 0) row(words.reduction, '', `−${words.yen(sums.reduction)}`);
  if (isTaxNamed(issuer) && sums.taxed > 0) {
    row(words.taxed, '', words.yen(sums.taxed));
    row(words.tax, '', words.yen(sums.tax));
  }
  row(words.total, '', words.yen(sums.total), 'bold');
  sheet.y = y;
}

function drawFoot(sheet: Sheet, receipt: Receipt, words: ReceiptWords): void {
  if (sheet.y > page.height - 250) {
    sheet.addPage();
    sheet.y = page.edge;
  }
  const top = sheet.y + 26;
  const { issuer } = receipt;
  const facts = [
    [words.paidOn, words.day(receipt.paidAt)],
    [words.paidBy, receipt.method],
    [words.order, receipt.orderNumber],
  ] as const;
  let y = top;
  for (const [name, value] of facts) {
    sheet.font('regular', 9).fillColor(quiet).text(name, page.edge, y, { width: 90 });
    sheet.fillColor(ink).text(value, page.edge + 92, y, { width: inner / 2 - 100 });
    y = sheet.y + 4;
  }
  const left = page.edge + inner / 2 + 10;
  const width = inner / 2 - 10;
  sheet.font('regular', 9).fillColor(quiet).text(words.issuer, left, top, { width });
  sheet
    .font('writtenBold', 12)
    .fillColor(ink)
    .text(issuer.name, left, sheet.y + 4, { width, lineGap: 2 });
  sheet.font('written', 9);
  if (issuer.address !== '') sheet.text(issuer.address, left, sheet.y + 4, { width, lineGap: 2 });
  sheet.font('regular');
  if (issuer.registrationNumber !== '') {
    sheet.text(`${words.registration}  ${issuer.registrationNumber}`, left, sheet.y + 4, { width, lineGap: 2 });
  }
  const bottom = page.height - page.edge - 34;
  sheet.font('regular', 8).fillColor(quiet).text(words.once, page.edge, bottom, { width: inner });
  sheet.text(words.electronic, page.edge, sheet.y + 2, { width: inner });
}
