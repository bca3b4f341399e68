import { htmlLang, type LanguageCode } from '#kernel/language.ts';
import type { Scheme } from '#kernel/theme/site-theme.ts';
import { escapeHtml } from '#server/html/escape-html.ts';
import type { MailContent } from './mail.ts';
import { codeFont, lines, partHtml } from './mail-html-parts.ts';
import { type Palette, palette } from './mail-palette.ts';
import { mailTexts } from './mail-texts.ts';

const latin = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial";
const fonts: Record<LanguageCode, string> = {
  jpn: "'Hiragino Sans','Hiragino Kaku Gothic ProN','Noto Sans JP','Yu Gothic',Meiryo,sans-serif",
  eng: `${latin},sans-serif`,
  chi: `${latin},'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif`,
  zhtw: `${latin},'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif`,
  kor: `${latin},'Apple SD Gothic Neo','Noto Sans KR','Malgun Gothic',sans-serif`,
};
export function mailHtml(content: MailContent): string {
  const { language, heading, paragraphs, items = [], code, button, details = [], footnote, footLink } = content;
  const light = palette(content.accentColour, 'light');
  const dark = palette(content.accentColour, 'dark');
  const lang = htmlLang[language];
  const texts = mailTexts[language];
  // Set on a cell, since some programs drop the styles of the body, none those of a cell.
  const font =
    `font-family:${fonts[language]};line-break:strict;overflow-wrap:anywhere;` +
    (language === 'jpn' ? 'word-break:auto-phrase;' : language === 'kor' ? 'word-break:keep-all;' : '');
  const leading = language === 'eng' ? 1.55 : 1.8;

  return `<!doctype html>
<html lang="${lang}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(heading)}</title>
<style>${styles(dark, fonts[language])}</style>
</head>
<body class="m-page" bgcolor="${light.page}" style="margin:0;padding:0;background:${light.page};-webkit-text-size-adjust:100%;">
<div lang="${lang}" dir="ltr" role="article" aria-label="${escapeHtml(heading)}">
${preview(previewOf(content))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-page" bgcolor="${light.page}" style="background:${light.page};">
<tr><td align="center" class="m-outer" style="padding:32px 16px 40px;">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;">
<tr><td class="m-brand" style="padding:0 4px 16px;${font}font-size:15px;line-height:1.5;font-weight:700;color:${light.accentText};">${escapeHtml(content.siteName)}</td></tr>
<tr><td class="m-card" bgcolor="${light.surface}" style="background:${light.surface};border:1px solid ${light.line};border-radius:16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="m-inner m-text" style="padding:36px 36px 32px;${font}font-size:16px;line-height:${leading};color:${light.text};">
<h1 class="m-heading m-text" style="margin:0 0 20px;font-size:23px;line-height:1.45;font-weight:700;color:${light.text};">${escapeHtml(heading)}</h1>
${paragraphs.map((part) => partHtml(part, light)).join('\n')}
${items.map((item) => itemBlock(item, light)).join('\n')}
${code === undefined ? '' : codeBox(code, texts.codeLabel, light)}
${button === undefined ? '' : buttonBlock(button, light)}
${details.map((part) => partHtml(part, light)).join('\n')}
${footnote === undefined ? '' : `<p class="m-foot m-muted" style="margin:28px 0 0;padding:20px 0 0;border-top:1px solid ${light.line};font-size:14px;line-height:${leading - 0.1};color:${light.muted};">${lines(footnote)}</p>`}
${footLink === undefined ? '' : `<p style="margin:12px 0 0;font-size:14px;line-height:${leading - 0.1};"><a href="${escapeHtml(footLink.url)}" target="_blank" rel="noopener" class="m-accent" style="color:${light.accentText};">${escapeHtml(footLink.label)}</a></p>`}
</td></tr>
</table>
</td></tr>
<tr><td class="m-muted" style="padding:20px 4px 0;${font}font-size:13px;line-height:1.7;color:${light.muted};">
${button === undefined ? '' : fallbackBlock(button.url, texts.buttonFallback, light)}${content.organiserName === '' ? '' : `<strong style="font-weight:600;">${escapeHtml(content.organiserName)}</strong><br>`}${escapeHtml(texts.sentBy(content.siteName))}${content.replyTo === undefined ? `<br>${escapeHtml(texts.unread)}` : ''}${contactHtml(content, light)}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const inTheDark = '@media (prefers-color-scheme:dark){';

/** A mail as a device of one scheme shows it, whatever the device is that looks at it. */
export function inScheme(html: string, scheme: Scheme): string {
  return html.replace(inTheDark, `@media ${scheme === 'dark' ? 'all' : 'not all'}{`);
}

function previewOf({ preview: said, paragraphs, heading }: MailContent): string {
  return said ?? (paragraphs.filter((part) => typeof part === 'string').join(' ') || heading);
}

/** The preview that lists of mails show beside the subject; the blanks behind it keep the rest of the mail out. */
function preview(text: string): string {
  const hidden = 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0;';
  return `<div aria-hidden="true" style="${hidden}">${escapeHtml(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;
}

function itemBlock({ title, parts, link }: NonNullable<MailContent['items']>[number], colours: Palette): string {
  const { line, accentText, text } = colours;
  const way =
    link === undefined
      ? ''
      : `<p style="margin:0 0 24px;"><a href="${escapeHtml(link.url)}" target="_blank" rel="noopener" class="m-accent" style="font-weight:700;color:${accentText};">${escapeHtml(link.label)}</a></p>`;
  return `<h2 class="m-line m-text" style="margin:0 0 12px;padding:24px 0 0;border-top:1px solid ${line};font-size:18px;line-height:1.45;font-weight:700;color:${text};">${lines(title)}</h2>
${parts.map((part) => partHtml(part, colours)).join('\n')}
${way}`;
}

function codeBox(code: string, label: string, { soft, accentText, muted }: Palette): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px;">
<tr><td align="center" class="m-soft" bgcolor="${soft}" style="background:${soft};border-radius:12px;padding:18px 12px 20px;">
<div class="m-muted" style="font-size:13px;line-height:1.5;color:${muted};">${escapeHtml(label)}</div>
<div class="m-code m-accent" style="margin:4px 0 0;padding-left:0.22em;font-family:${codeFont};font-size:36px;line-height:1.3;font-weight:700;letter-spacing:0.22em;white-space:nowrap;color:${accentText};">${escapeHtml(code)}</div>
</td></tr>
</table>`;
}

function buttonBlock({ label, url }: { label: string; url: string }, { accent, onAccent }: Palette): string {
  const link = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="m-button" style="margin:24px 0;">
<tr><td align="center" class="m-fill" bgcolor="${accent}" style="background:${accent};border-radius:12px;">
<a href="${link}" target="_blank" rel="noopener" class="m-on-fill" style="display:block;padding:14px 32px;font-size:16px;line-height:1.5;font-weight:700;text-decoration:none;color:${onAccent};">${escapeHtml(label)}</a>
</td></tr>
</table>`;
}

/** At the end, since few need it. */
function fallbackBlock(url: string, fallback: string, { accentText }: Palette): string {
  const link = escapeHtml(url);
  return `<p style="margin:0 0 16px;">${escapeHtml(fallback)}<br><a href="${link}" target="_blank" rel="noopener" class="m-accent" style="color:${accentText};word-break:break-all;">${link}</a></p>`;
}

function styles(dark: Palette, font: string): string {
  return [
    // Outlook's cells do not take the font of the table around them.
    `td,p,div{font-family:${font}}`,
    // Headings and facts break between phrases, and running text fills its lines.
    'p:lang(ja){word-break:normal}',
    'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important;font:inherit!important}',
    '@media (max-width:480px){.m-outer{padding:20px 12px 32px!important}.m-inner{padding:28px 22px 26px!important}',
    '.m-heading{font-size:21px!important}.m-code{font-size:32px!important}.m-button{width:100%!important}}',
    inTheDark,
    `.m-page{background:${dark.page}!important}.m-card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.m-text{color:${dark.text}!important}.m-muted{color:${dark.muted}!important}.m-foot,.m-line{border-color:${dark.line}!important}.m-ends{border-color:${dark.text}!important}`,
    `.m-brand,.m-accent{color:${dark.accentText}!important}.m-soft{background:${dark.soft}!important}`,
    `.m-fill{background:${dark.accent}!important}.m-on-fill{color:${dark.onAccent}!important}}`,
  ].join('');
}

/** Where readers ask questions, as mail programs open it. */
function contactHtml({ contact = '', language }: MailContent, { muted }: Palette): string {
  if (contact === '') return '';
  const href = contact.includes('@') && !contact.includes('/') ? `mailto:${contact}` : contact;
  const link = `<a href="${escapeHtml(href)}" class="m-muted" style="color:${muted};">${escapeHtml(contact)}</a>`;
  // The words are ours, and the place of the link is known.
  const [before = '', after = ''] = mailTexts[language].contact('\u0000').split('\u0000');
  return `<br>${escapeHtml(before)}${link}${escapeHtml(after)}`;
}
