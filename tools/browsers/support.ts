import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type BrowserName, oldestVersions } from './oldest.ts';

const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const builtins = javascript['builtins'];
const names = Object.keys(oldestVersions) as BrowserName[];

const hasSince = ({ version_added: added }: SimpleSupportStatement): number =>
  typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Infinity;

const isThere = (one: SimpleSupportStatement, version: number): boolean =>
  one.flags === undefined &&
  hasSince(one) <= version &&
  (one.version_removed === undefined || Number.parseFloat(one.version_removed) > version);

/** The oldest browsers that lack it. What stands behind a flag is lacking; what is there in part is there. */
function lackedBy({ support }: CompatStatement): BrowserName[] {
  return names.filter((name) => {
    const said = support[name];
    if (said === undefined) return false;
    return ![said].flat().some((one) => isThere(one, oldestVersions[name]));
  });
}

const statement = (holder: Identifier | undefined, name: string): CompatStatement | undefined =>
  holder !== undefined && Object.hasOwn(holder, name) ? holder[name]?.__compat : undefined;

const holder = (of: Identifier | undefined, name: string): Identifier | undefined =>
  of !== undefined && Object.hasOwn(of, name) ? of[name] : undefined;

/** Reached only by way of something that is looked at itself, such as `navigator.gpu` or `new CloseWatcher()`. */
const outOfTheWay =
  /^(Background|Bluetooth|CloseWatcher|CookieChange|CSS(Container|Numeric)|Directory|ExtendableCookie|Gamepad|GPU|HID|HTML(Geolocation|Install)|Identity|ImageDecoder|Keyboard|LanguageDetector|MIDI|ML|NotRestored|Observable|PaintRendering|Payment|PeriodicSync|Presentation|RTC|Serial|SharedStorage|Sync|USB|Viewport|XR|.*DisposableStack)/;

/** All members of a name, of whatever type: a member that some type has had for long is taken for that one. */
function everyMember(): Map<string, CompatStatement[]> {
  const all = new Map<string, CompatStatement[]>();
  for (const group of [api, builtins]) {
    for (const [of, type] of Object.entries(group)) {
      if (outOfTheWay.test(of)) continue;
      for (const [name, { __compat }] of Object.entries(type as Record<string, Identifier>)) {
        if (__compat !== undefined) all.set(name, [...(all.get(name) ?? []), __compat]);
      }
    }
  }
  return all;
}

function everyValue(of: Identifier, into = new Map<string, CompatStatement[]>()): Map<string, CompatStatement[]> {
  for (const [name, one] of Object.entries(of)) {
    if (name === '__compat') continue;
    const { __compat } = one as Identifier;
    if (__compat !== undefined) into.set(name, [...(into.get(name) ?? []), __compat]);
    everyValue(one as Identifier, into);
  }
  return into;
}

const members = everyMember();
const values = everyValue(css.types);

const lackedByAll = (statements: readonly CompatStatement[] | undefined): BrowserName[] => {
  const lacking = (statements ?? []).map(lackedBy);
  return lacking.length > 0 && lacking.every((one) => one.length > 0) ? [...new Set(lacking.flat())] : [];
};
const lackedByOne = (one: CompatStatement | undefined): BrowserName[] => (one === undefined ? [] : lackedBy(one));

/** Which of the oldest browsers lack something; none for what MDN does not know. */
export const lacking = {
  /** `URL`, `BarcodeDetector` */
  type: (name: string) => lackedByOne(statement(api, name) ?? statement(builtins, name)),
  isType: (name: string) => holder(api, name) !== undefined || holder(builtins, name) !== undefined,
  /** `URL.parse` */
  static(type: string, name: string): BrowserName[] {
    const found = holder(api, type) ?? holder(builtins, type);
    return lackedByOne(statement(found, `${name}_static`) ?? statement(found, name));
  },
  /** `.share` of whatever it belongs to */
  member: (name: string) => lackedByAll(members.get(name)),
  event: (name: string) => lackedByAll(members.get(`${name}_event`)),
  property: (name: string) => lackedByOne(statement(css.properties, name)),
  valueOf: (property: string, value: string) => lackedByOne(statement(holder(css.properties, property), value)),
  function: (name: string) => lackedByAll(values.get(name)),
  atRule: (name: string) => lackedByOne(statement(css['at-rules'], name)),
  selector: (name: string) => lackedByOne(statement(css.selectors, name)),
};
