import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { encodeQR } from 'qr';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import { purchasedOfRow } from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { qrPath } from '#kernel/qr-path.ts';
import { findAlike, hasPlainType, plainType, typeOf, weights } from '#server/type/printed-type.ts';
import { nameTypeOrder } from '#server/type/type-order.ts';
import { answeredBy } from '../rules/attendee-columns.ts';
import {
  type BadgeLayout,
  type BadgeLayoutName,
  badgeLayouts,
  cutMarks,
  mm,
  placeOfBadge,
} from '../rules/badge-layout.ts';
import type { AttendeeForms } from './attendee-forms.ts';
import { attendeeTexts } from './attendee-texts.ts';
import { soldTexts } from './present-attendee.ts';
import type { Attendee } from './read-attendees.ts';

interface Drawn {
  site: PublishedSite;
  forms: AttendeeForms;
  language: LanguageCode;
  layout: BadgeLayoutName;
  /** The question whose answer stands below the name; '' for none. */
  question: string;
  now: Instant;
}

interface Badge {
  name: string;
  kana: string;
  line: string;
  ticket: string;
  qr: string;
}

/** The fonts of a print, by the letters of each text. */
interface Type {
  nameOf(text: string): string;
  textOf(text: string): string;
}

type Sheet = PDFKit.PDFDocument;

/**
 * Badges as PDF, a page at a time: a page is drawn when the one before is sent. What stands on them is read first, since
 * a font of the letters that the typeface lacks has to know them all; the number of badges is bounded.
 */
export async function* badgeParts(attendees: AsyncIterable<Attendee[]>, drawn: Drawn): AsyncGenerator<Uint8Array> {
  const badges: Badge[] = [];
  for await (const some of attendees) badges.push(...some.map((attendee) => badgeOf(attendee, drawn)));
  const { default: PdfDocument } = await import('pdfkit');
  const layout: BadgeLayout = badgeLayouts[drawn.layout];
  const sheet = new PdfDocument({
    autoFirstPage: false,
    size: [layout.page.width * mm, layout.page.height * mm],
    margin: 0,
    lang: drawn.language === 'jpn' ? 'ja' : 'en',
    info: {
      Title: attendeeTexts[drawn.language].badges,
      Creator: 'Hiroba',
      CreationDate: new Date(drawn.now),
    },
  });
  const made: Uint8Array[] = [];
  sheet.on('data', (part: Uint8Array) => void made.push(part));
  const ended = once(sheet, 'end');
  const type = await loadType(sheet, badges, drawn.language);
  const each = layout.columns * layout.rows;
  for (let from = 0; from < badges.length; from += each) {
    sheet.addPage();
    if (layout.hasCutMarks) drawCutMarks(sheet, layout);
    badges.slice(from, from + each).forEach((badge, at) => {
      const { x, y } = placeOfBadge(layout, at);
      sheet.save().translate(x * mm, y * mm);
      drawBadge(sheet, layout.badge, badge, type);
      sheet.restore();
    });
    // Others have their turn.
    // oxlint-disable-next-line no-await-in-loop -- a page after the other
    await setImmediate();
    yield* made.splice(0);
  }
  sheet.end();
  await ended;
  yield* made.splice(0);
}

function badgeOf(attendee: Attendee, { site, forms, language, question }: Drawn): Badge {
  const { row, name, kana } = attendee;
  const { ticket, priceName } = soldTexts(row, sayIn(site.document, language));
  // A companion who was asked speaks for themselves.
  const by = answeredBy.toReversed().find((one) => question !== '' && forms.answers(row, one).has(question));
  return {
    name: name || row.code,
    kana,
    line: by === undefined || !attendee.isWithBuyer ? '' : (forms.answers(row, by).get(question)?.answer ?? ''),
    ticket: [ticket, priceName].filter(Boolean).join(' '),
    qr: purchasedOfRow(row).qrString ?? row.code,
  };
}

async function loadType(sheet: Sheet, badges: readonly Badge[], language: LanguageCode): Promise<Type> {
  const { regular, bold } = weights;
  sheet.registerFont('bold', await plainType(bold));
  sheet.registerFont('regular', await plainType(regular));
  const isPlain = new Map<string, boolean>();
  for (const { name, kana, line, ticket } of badges) {
    for (const text of [name, kana, line, ticket]) {
      // oxlint-disable-next-line no-await-in-loop -- the fonts are read by now
      if (!isPlain.has(text)) isPlain.set(text, await hasPlainType(text));
    }
  }
  const rare = [...isPlain].flatMap(([text, plain]) => (plain ? [] : [text]));
  for (const [name, weight] of rare.length === 0
    ? []
    : ([
        ['rareBold', bold],
        ['rareRegular', regular],
      ] as const)) {
    const letters: Awaited<ReturnType<typeof findAlike>> = new Map();
    for (const text of rare) {
      // oxlint-disable-next-line no-await-in-loop -- the slices of a font are kept
      const found = await findAlike(text, nameTypeOrder(text, language), weight);
      for (const [letter, font] of found) if (!letters.has(letter)) letters.set(letter, font);
    }
    // oxlint-disable-next-line no-await-in-loop -- two
    sheet.registerFont(name, await typeOf(name, letters, rare.join(''), weight));
  }
  const choose = (plain: string, other: string) => (text: string) => (isPlain.get(text) === true ? plain : other);
  return { nameOf: choose('bold', 'rareBold'), textOf: choose('regular', 'rareRegular') };
}

function drawCutMarks(sheet: Sheet, layout: BadgeLayout): void {
  sheet.lineWidth(0.4).strokeColor('#000000');
  for (const { x1, y1, x2, y2 } of cutMarks(layout)) {
    sheet.moveTo(x1 * mm, y1 * mm).lineTo(x2 * mm, y2 * mm);
  }
  sheet.stroke();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A wide badge has its code in the lower right corner, a tall one below everything. */
function drawBadge(sheet: Sheet, { width, height }: BadgeLayout['badge'], badge: Badge, type: Type): void {
  const [w, h] = [width * mm, height * mm];
  const pad = Math.min(w, h) * 0.08;
  const inner = w - 2 * pad;
  const isWide = width > height;
  const qr = isWide ? Math.min(h * 0.37, w * 0.3) : w * 0.36;
  const align = isWide ? 'left' : 'center';
  const unit = Math.min(h, w * 0.62);
  const put = (text: string, font: string, most: number, box: Box): void =>
    fitText(sheet.font(font).fillColor('#000000'), text, most, box, align);
  const top = pad + (isWide ? 0 : h * 0.06);
  const scale = isWide ? h : h * 0.55;
  const row = (from: number, high: number): Box => ({
    x: pad,
    y: top + scale * from,
    width: inner,
    height: scale * high,
  });
  put(badge.line, type.textOf(badge.line), unit * 0.085, row(0, 0.14));
  put(badge.kana, type.textOf(badge.kana), unit * 0.07, row(0.15, 0.08));
  put(badge.name, type.nameOf(badge.name), unit * 0.2, row(0.23, 0.22));
  const codeTop = h - pad - qr - (isWide ? 0 : h * 0.03);
  const ticket: Box = isWide
    ? { x: pad, y: h - pad - scale * 0.2, width: inner - qr - pad / 2, height: scale * 0.2 }
    : { x: pad, y: codeTop - scale * 0.22, width: inner, height: scale * 0.16 };
  put(badge.ticket, type.textOf(badge.ticket), unit * 0.075, ticket);
  drawCode(sheet, badge.qr, { x: isWide ? w - pad - qr : (w - qr) / 2, y: codeTop, width: qr, height: qr });
}

/** Half the size is still well read; a longer text gets a second line, and then as many letters as there is room for. */
function fitText(sheet: Sheet, text: string, most: number, box: Box, align: 'left' | 'center'): void {
  if (text === '') return;
  const widthAtOne = sheet.fontSize(100).widthOfString(text) / 100;
  const single = Math.min(most, box.width / widthAtOne);
  const isSingle = single >= most * 0.6;
  const size = isSingle
    ? single * 0.995
    : Math.max(4, Math.min(most * 0.62, (box.width * 1.7) / widthAtOne, box.height / 2.4));
  sheet.fontSize(size);
  const lineHeight = sheet.currentLineHeight();
  const used = isSingle ? lineHeight : Math.min(2 * lineHeight, box.height);
  const y = box.y + Math.max(0, (box.height - used) / 2);
  sheet.text(text, box.x, y, {
    width: box.width,
    height: isSingle ? lineHeight : 2 * lineHeight,
    align,
    lineBreak: !isSingle || align === 'center',
    ellipsis: true,
  });
}

/** With its light edge inside of the box. */
function drawCode(sheet: Sheet, text: string, { x, y, width }: Box): void {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const scale = width / modules.length;
  sheet.save().translate(x, y).scale(scale);
  sheet.path(qrPath(modules)).fill('#000000');
  sheet.restore();
}
