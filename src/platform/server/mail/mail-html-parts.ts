import { escapeHtml } from '#server/html/escape-html.ts';
import type { MailFacts, MailPart, MailPass, MailSums } from './mail.ts';
import type { Palette } from './mail-palette.ts';

/** Figures of one width that tell 0 from O and 1 from l. */
export const codeFont = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";
const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** A part of a mail as HTML. Widths and alignments are attributes too, since Outlook reads those alone. */
export function partHtml(part: MailPart, colours: Palette): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px;">${lines(part)}</p>`;
  if ('letter' in part) return `<p style="margin:0 0 16px;">${linked(part.letter, colours)}</p>`;
  if ('facts' in part) return factsTable(part, colours);
  if ('sums' in part) return sumsTable(part, colours);
  if ('pass' in part) return passTable(part, colours);
  if ('command' in part)
    return `<p class="m-soft" style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:${colours.soft};font-family:${codeFont};font-size:14px;word-break:break-all;">${escapeHtml(part.command)}</p>`;
  return `<p style="margin:0 0 16px;"><strong>${lines(part.title)}</strong><br>${lines(part.text)}</p>`;
}

/** White in the dark too: a scanner reads no code that was turned around. The alternative text is read on white. */
function passTable({ pass: { title, notes, code, number } }: MailPass, { line }: Palette): string {
  const said =
    notes.length === 0
      ? ''
      : `<div style="font-size:14px;line-height:1.6;color:#444444;">${lines(notes.join('\n'))}</div>\n`;
  return `${table} style="margin:0 0 16px;">
<tr><td align="center" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${line};border-radius:12px;padding:20px 12px 16px;color:#111111;">
<div style="font-weight:700;line-height:1.5;color:#111111;">${lines(title)}</div>
${said}<img src="cid:${escapeHtml(code.contentId)}" width="${code.side}" height="${code.side}" alt="${escapeHtml(code.alt)}" style="display:block;margin:0 auto;width:${code.side}px;height:${code.side}px;border:0;background:#ffffff;font-size:14px;color:#111111;">
<div style="font-family:${codeFont};font-size:15px;line-height:1.5;color:#111111;white-space:nowrap;">${escapeHtml(number)}</div>
</td></tr>
</table>`;
}

function factsTable({ title, facts }: MailFacts, { muted }: Palette): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="m-muted" width="36%" valign="top" style="padding:6px 12px 4px 0;font-size:14px;color:${muted};">${lines(label)}</td><td valign="top" style="padding:4px 0;font-size:16px;">${lines(value)}</td></tr>`,
  );
  const heading = title === undefined ? '' : `<p style="margin:0 0 4px;"><strong>${lines(title)}</strong></p>\n`;
  return `${heading}${table} style="margin:0 0 16px;">\n${rows.join('\n')}\n</table>`;
}

function sumsTable({ sums, total }: MailSums, colours: Palette): string {
  const { line, muted, text } = colours;
  const rows = sums.map(({ label, notes = [], amount }) => {
    const name = notes.length === 0 ? lines(label) : `<strong>${lines(label)}</strong>`;
    const ground = `padding:12px 0 ${notes.length === 0 ? 12 : 0}px;border-top:1px solid ${line};font-size:16px;`;
    const cell = `valign="top" class="m-line" style="${ground}`;
    const row =
      amount === undefined
        ? `<tr><td colspan="2" ${cell}">${name}</td></tr>`
        : `<tr><td ${cell}">${name}</td><td align="right" ${cell}padding-left:16px;text-align:right;white-space:nowrap;">${escapeHtml(amount)}</td></tr>`;
    if (notes.length === 0) return row;
    // Below the amount too, so that a day and its time stand in one line of a phone.
    return `${row}\n<tr><td colspan="2" class="m-muted" style="padding:0 0 12px;font-size:14px;color:${muted};">${lines(notes.join('\n'))}</td></tr>`;
  });
  if (total !== undefined) {
    const cell = `valign="top" class="m-ends m-text" style="padding:12px 0;border-top:2px solid ${text};font-weight:700;color:${text};`;
    rows.push(
      `<tr><td ${cell}font-size:16px;">${lines(total[0])}</td><td align="right" ${cell}padding-left:16px;font-size:18px;text-align:right;white-space:nowrap;">${escapeHtml(total[1])}</td></tr>`,
    );
  }
  return `${table} style="margin:8px 0 16px;">\n${rows.join('\n')}\n</table>`;
}

/** Days, times and the zone as `saidPeriod` and `withZone` write them, which no line is to break. */
const sayings =
  /(?:\d{4}年)?\d{1,2}月\d{1,2}日（.{1,2}）|(?:\d{4}년 )?\d{1,2}월 \d{1,2}일\(.\)|[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}(?: \d{4})?|\d\d:\d\d[–〜～~]\d\d:\d\d|[（(](?:Japan time|日本..|일본 시간)[）)]/gu;

/** A text with its line breaks. */
export const lines = (text: string): string => between(text.trim());

const between = (text: string): string =>
  escapeHtml(text).replace(sayings, '<span style="white-space:nowrap;">$&</span>').replaceAll('\n', '<br>');

/** An address ends before a blank, a sign of another script and the sign that ends the sentence. */
const webAddress = /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]*[\w~/#=&%-]/g;

/** A text with its line breaks, in which addresses of the web can be pressed. */
function linked(text: string, { accentText }: Palette): string {
  const said = text.trim();
  let html = '';
  let from = 0;
  for (const { 0: url, index } of said.matchAll(webAddress)) {
    const address = escapeHtml(url);
    html += `${between(said.slice(from, index))}<a href="${address}" target="_blank" rel="noopener" class="m-accent" style="color:${accentText};">${address}</a>`;
    from = index + url.length;
  }
  return html + between(said.slice(from));
}
