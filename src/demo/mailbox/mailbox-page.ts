import { createHash } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';
import { htmlLang, languageName } from '#kernel/language.ts';
import { formatLong, formatShort, formatTime, startOfTokyoDay } from '#kernel/period.ts';
import { truncateByWidth } from '#kernel/text-width.ts';
import type { MailboxMail } from '#server/mail/mailbox.ts';
import { type MailboxTexts, mailboxTexts } from './mailbox-texts.ts';
import { type Markup, markup } from '../page/markup.ts';
import type { ToolLanguage } from '../page/tool-language.ts';
import { icon, toolPage } from '../page/tool-page.ts';

export const mailboxPath = '/dev/mailbox';
type MailForm = 'html' | 'text';

/** What the page shows beside or instead of the list. */
export type Opened = { kind: 'none' } | { kind: 'unknown' } | { kind: 'mail'; mail: MailboxMail; form: MailForm };

export interface MailboxView {
  language: ToolLanguage;
  now: Instant;
  mails: readonly MailboxMail[];
  /** The list shows the mails to this address alone. */
  to: string | undefined;
  opened: Opened;
}

/** The mailbox as one page: the list, and on a wide screen the opened mail beside it. It needs no script. */
export function mailboxPage(view: MailboxView): string {
  const { language, opened, to, mails } = view;
  const texts = mailboxTexts[language];
  const { name, note } = texts;
  const isList = opened.kind === 'none';
  const [listTag, openedTag, headingTag] = isList ? ['main', 'aside', 'h1'] : ['nav', 'main', 'p'];
  return toolPage({
    language,
    tool: { name, note, sign: envelope, home: mailboxPath },
    ...(opened.kind === 'mail' && { title: opened.mail.subject }),
    layout: isList ? 'is-mailbox is-list' : 'is-mailbox is-mail',
    content: markup`<${listTag} class="mail-list" aria-labelledby="mails">
<${headingTag} class="mail-heading" id="mails">${texts.mails}</${headingTag}>
<form class="mail-search" action="${mailboxPath}" method="get" role="search">
<input class="tool-field" type="search" name="to" value="${to ?? ''}" placeholder="${texts.to}" aria-label="${texts.to}" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="tool-button is-plain">${texts.search}</button>
</form>
<p class="mail-links"><a href="${listAddress(to)}">${texts.reload}</a>${to === undefined ? undefined : markup` <a href="${mailboxPath}">${texts.all}</a>`}</p>
${mails.length === 0 ? emptyList(to, texts) : markup`<ul>${mails.map((mail) => row(mail, view))}</ul>`}
</${listTag}>
<${openedTag} class="mail-open">
${openedPart(view, texts)}
</${openedTag}>`,
  });
}

function openedPart({ opened, to }: MailboxView, texts: MailboxTexts): Markup {
  const back = markup`<a class="mail-back" href="${listAddress(to)}">${icon(arrow)}${texts.back}</a>`;
  if (opened.kind === 'mail') return markup`${back}${mailPart(opened.mail, opened.form, to, texts)}`;
  if (opened.kind === 'none') return markup`<p class="mail-nothing">${icon(envelope)}${texts.choose}</p>`;
  return markup`${back}<div class="mail-nothing">${icon(envelope)}<h1>${texts.notFound}</h1><p>${texts.notFoundHint}</p></div>`;
}

function emptyList(to: string | undefined, texts: MailboxTexts): Markup {
  return markup`<div class="mail-nothing">${icon(envelope)}<p><strong>${to === undefined ? texts.empty : texts.noneFor(to)}</strong></p><p>${texts.emptyHint}</p></div>`;
}

function row(mail: MailboxMail, { now, opened, to }: MailboxView): Markup {
  const isOpen = opened.kind === 'mail' && opened.mail.mailId === mail.mailId;
  const isToday = startOfTokyoDay(mail.receivedAt) === startOfTokyoDay(now);
  const when = isToday ? formatTime(mail.receivedAt) : formatShort(mail.receivedAt);
  const current = isOpen ? markup` aria-current="page"` : undefined;
  return markup`<li><a class="mail-row" href="${mailAddress(mail, to)}"${current}>
<span class="tool-initial is-tone-${toneOf(mail.fromName ?? mail.to)}" aria-hidden="true">${initialOf(mail)}</span>
<span class="mail-who">${mail.fromName ?? mail.to}</span><time datetime="${new Date(mail.receivedAt).toISOString()}">${when}</time>
<span class="mail-subject" lang="${htmlLang[mail.language]}">${mail.subject}</span>
<span class="mail-to">${mail.to}</span>
<span class="mail-words" lang="${htmlLang[mail.language]}">${firstWords(mail)}</span>
</a></li>`;
}

function mailPart(mail: MailboxMail, form: MailForm, to: string | undefined, texts: MailboxTexts): Markup {
  const lang = htmlLang[mail.language];
  const tab = (own: MailForm, label: string): Markup =>
    markup`<a href="${mailAddress(mail, to, own)}"${own === form ? markup` aria-current="page"` : undefined}>${label}</a>`;
  const person = (name: string | undefined, address?: string): Markup =>
    markup`${name ? markup`<b>${name}</b> ` : undefined}${address}`;
  return markup`<article class="mail">
<header>
<div class="mail-title"><h1 lang="${lang}">${mail.subject}</h1><time datetime="${new Date(mail.receivedAt).toISOString()}">${formatLong(mail.receivedAt)}</time></div>
<dl>
<div><dt>${texts.from}</dt><dd>${person(mail.fromName ?? 'Hiroba')}</dd></div>
<div><dt>${texts.receiver}</dt><dd>${person(mail.toName, mail.to)}</dd></div>
<div><dt>${texts.kind}</dt><dd><code>${mail.kind}</code> ${languageName[mail.language]}</dd></div>
${mail.attachments && markup`<div><dt>${texts.attached}</dt><dd>${mail.attachments.map((_, place) => attachmentLink(mail, place))}</dd></div>`}
</dl>
<nav class="mail-tabs" aria-label="${texts.forms}">${tab('html', texts.formatted)}${tab('text', texts.plain)}</nav>
</header>
${
  form === 'html'
    ? markup`<iframe src="${mailboxPath}/${mail.mailId}/body" title="${texts.body}" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`
    : markup`<pre lang="${lang}" tabindex="0">${mail.text}</pre>`
}
</article>`;
}

function attachmentLink({ mailId, attachments = [] }: MailboxMail, place: number): Markup {
  return markup`<a href="${mailboxPath}/${mailId}/attachments/${place}" download>${attachments[place]?.name}</a> `;
}

function listAddress(to: string | undefined): string {
  return to === undefined ? mailboxPath : `${mailboxPath}?${new URLSearchParams({ to }).toString()}`;
}

function mailAddress({ mailId }: MailboxMail, to: string | undefined, form: MailForm = 'html'): string {
  const query = new URLSearchParams({ ...(form === 'text' && { form }), ...(to !== undefined && { to }) }).toString();
  return `${mailboxPath}/${mailId}${query === '' ? '' : `?${query}`}`;
}

const tones = 6;

function toneOf(name: string): number {
  return (createHash('sha1').update(name).digest()[0] as number) % tones;
}

function initialOf({ fromName, to }: MailboxMail): string {
  const [first] = new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(fromName ?? to);
  return (first?.segment ?? '').toUpperCase();
}

/** The first words of the mail, without what the row shows anyway. */
function firstWords({ text, fromName, subject }: MailboxMail): string {
  const [letter = ''] = text.split('\n-- \n');
  const lines = letter.split('\n').map((line) => line.trim());
  const isNew = (line: string): boolean => line !== '' && line !== fromName && !subject.includes(line);
  return truncateByWidth(lines.filter(isNew).join(' '), 160);
}

const envelope = 'M3 7.5 12 13l9-5.5M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z';
const arrow = 'm14 6-6 6 6 6';
