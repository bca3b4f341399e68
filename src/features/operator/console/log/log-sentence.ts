import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import { saidDate } from '#kernel/said-date.ts';
import { formatYen } from '#kernel/yen.ts';
import type { readSiteLog } from '../../contract/log.ts';
import { isShellName } from '../../rules/shell-name.ts';
import type { LogTexts, Told } from './texts/jpn.ts';

export type LogEntry = AnswerOf<typeof readSiteLog>['entries'][number];

interface Spoken {
  words: LogTexts;
  roles: Readonly<Record<OperatorRole, string>>;
  language: LanguageCode;
}

/** Who did what, in a sentence. An action that this release does not know is told without what was done. */
export function logSentence(entry: LogEntry, spoken: Spoken): string {
  const { words } = spoken;
  const told = toldOf(entry, spoken);
  const { action } = entry;
  if (isKeyOf(words.sentences, action)) {
    const { order, numberEnd } = entry.details;
    const isOfTicket = typeof order === 'string' && typeof numberEnd === 'string';
    return words.sentences[action](told) + (isOfTicket ? words.ticketNumber(order, numberEnd) : '');
  }
  if (!action.startsWith('looked.')) return words.other(told);
  const what = action.slice('looked.'.length);
  const thing = Object.hasOwn(words.looks, what) ? words.looks[what] : undefined;
  return words.looked(told, thing ?? words.personalData);
}

function toldOf(entry: LogEntry, spoken: Spoken): Told {
  const { words, roles, language } = spoken;
  const { details, action } = entry;
  const { role, factor, at, number, name, mail, order, amount, rows, people } = details;
  return {
    who: whoOf(entry, words),
    whom: whomOf(entry, words),
    role: action.startsWith('member.')
      ? (words.memberRoles[String(role)] ?? String(role ?? ''))
      : isKeyOf(roles, role)
        ? roles[role]
        : '',
    part: partOf(entry, spoken),
    name: String((action === 'operator.mailChanged' ? mail : name) ?? ''),
    version: typeof number === 'number' ? String(number) : '',
    order: String(order ?? ''),
    amount: typeof amount === 'number' ? formatYen(amount, language) : '',
    when: typeof at === 'number' ? saidDate(new Date(at).toISOString(), language) : '',
    factor: isKeyOf(words.factors, factor) ? words.factors[factor] : '',
    count: typeof (rows ?? people) === 'number' ? new Intl.NumberFormat('en').format(Number(rows ?? people)) : '',
  };
}

function whoOf({ operatorId, operatorName, action, details }: LogEntry, words: LogTexts): string {
  // A program names itself.
  if (details['apiKey'] !== undefined) return operatorName;
  if (operatorId !== null) return words.personOf(operatorName);
  if (isShellName(operatorName) && !action.startsWith('gate.')) return words.shell;
  if (details['memberId'] !== undefined) return words.member(operatorName);
  return action.startsWith('gate.') ? words.staff(operatorName) : words.shell;
}

function whomOf({ target, details, action }: LogEntry, words: LogTexts): string {
  if (target !== null) return words.personOf(target);
  if (typeof details['mail'] === 'string') return details['mail'];
  return action.startsWith('operator.invit') ? words.linkHolder : words.somebody;
}

/** A part of a site by its name, as a sentence speaks of it; '' where the entry names none. */
function partOf({ part, details, action }: LogEntry, { words, language }: Spoken): string {
  if (details['part'] === 'settings') return words.settings;
  if (details['part'] === 'contents') return words.contents;
  const said = (text: LocalizedText | null | undefined): string =>
    text ? localize(text, language, defaultLanguage) : '';
  const [content, item] = [said(part?.content), said(part?.item)];
  const isItem = details['detailId'] !== undefined || String(details['part'] ?? '').startsWith('item-');
  if (isItem && item !== '') return action === 'booth.published' ? words.content(item) : words.item(item, content);
  if (isItem && content !== '') return words.itemGone(content);
  if (content !== '') return words.content(content);
  return part === null ? '' : words.gone;
}
