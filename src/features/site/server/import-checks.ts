import { isFields } from '#kernel/is-record.ts';
import { isLanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { endInstant, parseInstant } from '#kernel/period.ts';
import { describeFound, formatPlace, type Place, type PlacedProblem } from './import-problem.ts';

type Fields = Record<string, unknown>;
/** An id as it is compared: 3 and "3" are the same. */
const nameOf = (id: unknown) => (typeof id === 'number' || typeof id === 'string' ? String(id) : undefined);
type Report = (place: Place, expected: string, found: unknown) => void;

/** The rules between the fields of one site file. They read the file as written, so that places are right. */
export function checkBetweenFields(file: Fields): PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const report: Report = (place, expected, found) =>
    problems.push({ place, expected, found: found === undefined ? 'nothing' : describeFound(found) });

  if (file['kind'] === 'event' && file['eventId'] === undefined) report(['eventId'], 'the id of the event', undefined);
  if (file['kind'] === 'portal' && file['eventId'] !== undefined) {
    report(['eventId'], 'no eventId, because kind is portal', file['eventId']);
  }
  if (file['kind'] === 'portal' && fieldsOf(file['client'])['isEvesta'] === true) {
    report(['client', 'isEvesta'], 'false, because a portal has no third type', true);
  }
  if (file['usePasscodeLock'] !== undefined && file['usePasscodeLock'] !== (file['passcode'] !== undefined)) {
    report(['usePasscodeLock'], 'no such field: `passcode: "123456"` locks the site', file['usePasscodeLock']);
  }
  const { passcode } = file;
  if (passcode !== undefined && !(typeof passcode === 'string' && /^\d{6}$/.test(passcode))) {
    report(['passcode'], 'six digits in quotes, as "407318"', passcode);
  }

  const { startDate, endDate } = fieldsOf(file['overview']);
  if (typeof startDate === 'string' && typeof endDate === 'string') {
    const [start, end] = [parseInstant(startDate), endInstant(endDate)];
    if (start !== undefined && end !== undefined && end < start) {
      report(['overview', 'endDate'], 'a date that is not before startDate', endDate);
    }
  }
  const [language] = listOf(file['languages']);
  const { title } = fieldsOf(file['webSetting']);
  if (isLanguageCode(language) && isLocalizedText(title) && (title[language] ?? '').trim() === '') {
    report(['webSetting', 'title'], `a title in ${language}, the first of the languages`, title[language]);
  }

  const modules = listOf(file['modules']).map(fieldsOf);
  reportRepeated(modules, 'contentId', ['modules'], report);
  modules.forEach((module, index) => {
    const items = listOf(module['items']).map(fieldsOf);
    const place = ['modules', index, 'items'];
    reportRepeated(items, 'detailId', place, report);
    reportRepeated(items, 'entryFormKey', place, report);
    reportLostParents(items, place, report);
  });
  return problems;
}

function reportRepeated(entries: Fields[], key: string, place: Place, report: Report): void {
  const first = new Map<string, number>();
  entries.forEach((entry, index) => {
    const id = nameOf(entry[key]);
    if (id === undefined) return;
    const earlier = first.get(id);
    if (earlier === undefined) first.set(id, index);
    else
      report(
        [...place, index, key],
        `a ${key} of its own (${formatPlace([...place, earlier])} has this one)`,
        entry[key],
      );
  });
}

/** `parentId` names another item of the same content, and never leads round in a circle. */
function reportLostParents(items: Fields[], place: Place, report: Report): void {
  const parents = new Map(items.map((item) => [nameOf(item['detailId']), nameOf(item['parentId'])]));
  items.forEach((item, index) => {
    const seen = new Set([nameOf(item['detailId'])]);
    let at = nameOf(item['parentId']);
    while (at !== undefined && parents.has(at) && !seen.has(at)) {
      seen.add(at);
      at = parents.get(at);
    }
    if (at !== undefined)
      report([...place, index, 'parentId'], 'the detailId of an item above this one', item['parentId']);
  });
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
