#!/usr/bin/env node
// node verify-draw.mjs draw.json [--announced announcement.json] [--after draw-before.json ...] [--entrant NUMBER]
//
// Draws a lottery again from its published record and says whether everything agrees. It needs nothing but Node 18 and
// shares no code with the server; the rules are those of docs/algorithms/lottery-draw.md.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { pathToFileURL } from 'node:url';

const version = 'hiroba-draw-1';
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * @param {any} record what was published after the draw
 * @param {any} [announced] what was published before it
 * @param {any[]} [before] of a further draw: the records of the draws before it
 * @returns {{ what: string, holds: boolean }[]}
 */
export function verifyDraw(record, announced, before = []) {
  const problem = problemOfRecord(record);
  if (problem !== undefined) return [{ what: `the record can be read: ${problem}`, holds: false }];

  const list = [version, `closes ${record.closesAt}`];
  for (const slot of record.slots) list.push(`slot ${slot.ticketSlotId} ${slot.capacity}`);
  const people = record.entrants.map((one) => {
    const wanted = one.slots.length > 0 ? one.slots.join(',') : '-';
    return `entrant ${one.entrantId} ${one.number} ${wanted} ${one.enableExtraSlot ? 'extra' : '-'} ${one.appliedAt}`;
  });
  const listHash = sha256(`${list.concat(people.sort()).join('\n')}\n`);
  const seed = sha256(`${version}\nsecret ${record.secret}\nlist ${listHash}\npublic ${record.publicValue}\n`);

  const checks = [
    { what: 'the secret is the one whose hash was published', holds: sha256(record.secret) === record.secretHash },
    { what: 'the list of slots and entrants has the published hash', holds: listHash === record.listHash },
    { what: 'nobody applied after the closing', holds: record.entrants.every((one) => isInTime(one, record)) },
    {
      what: 'no public value joined without an announced source',
      holds: Boolean(record.publicValueSource) || record.publicValue === '',
    },
    { what: 'the seed follows from secret, list and public value', holds: seed === record.seed },
    { what: 'every result follows from the seed', holds: asText(record.results) === asText(draw(record, seed)) },
  ];
  for (const earlier of before) {
    const problemBefore = problemOfRecord(earlier);
    if (problemBefore !== undefined)
      checks.push({ what: `the record of the draw before can be read: ${problemBefore}`, holds: false });
  }
  if (before.length > 0 && checks.every(({ holds }) => holds)) checks.push(...checkFurther(record, before));
  if (announced === undefined) return checks;
  const same = (field) => announced?.[field] === record[field];
  return checks.concat([
    { what: 'the hash of the secret is the announced one', holds: same('secretHash') },
    { what: 'the closing is the announced one', holds: same('closesAt') },
    ...(isBeforeClosing(announced)
      ? []
      : [{ what: 'the hash of the list is the announced one', holds: same('listHash') }]),
    { what: 'the public value is from the announced source', holds: same('publicValueSource') },
  ]);
}

/** A further draw is among those who applied for the first one and have won nothing in any draw before. */
function checkFurther(record, before) {
  const [first, ...later] = before;
  const applied = new Map(first.entrants.map((one) => [one.entrantId, asLine(one)]));
  const winners = new Set(
    [first, ...later].flatMap(({ results }) =>
      results.filter(({ ticketSlotId }) => ticketSlotId !== null).map(({ entrantId }) => entrantId),
    ),
  );
  return [
    {
      what: 'everybody in the list applied for the first draw, for the same tickets',
      holds: record.entrants.every((one) => applied.get(one.entrantId) === asLine(one)),
    },
    {
      what: 'nobody in the list has won in a draw before',
      holds: record.entrants.every(({ entrantId }) => !winners.has(entrantId)),
    },
    {
      what: 'the secret is not the one of a draw before',
      holds: before.every(({ secret }) => secret !== record.secret),
    },
  ];
}

const asLine = (one) => JSON.stringify([one.number, one.slots, one.enableExtraSlot, one.appliedAt]);

const isInTime = ({ appliedAt }, { closesAt }) => Date.parse(appliedAt) <= Date.parse(closesAt);

/** Saved while applications were open: the list did not exist yet, so its hash could not be announced. */
const isBeforeClosing = (announced) => announced?.listHash === null;

/** Each entrant's lot is SHA-256 of `seed:entrantId`; the lowest chooses first. */
function draw({ slots, entrants, voided }, seed) {
  const left = {};
  for (const { ticketSlotId, capacity } of slots) left[ticketSlotId] = capacity;
  const takingPart = entrants.filter(({ entrantId }) => !voided.includes(entrantId));
  const queue = takingPart.map((entrant) => ({ ...entrant, lot: sha256(`${seed}:${entrant.entrantId}`) }));
  queue.sort((a, b) => (a.lot + a.entrantId < b.lot + b.entrantId ? -1 : 1));

  const results = new Map();
  for (const { entrantId, number, slots: wanted } of queue) {
    for (let place = 0; place < wanted.length && !results.has(entrantId); place += 1) {
      const ticketSlotId = wanted[place];
      if (!(left[ticketSlotId] >= number)) continue;
      left[ticketSlotId] -= number;
      results.set(entrantId, { entrantId, ticketSlotId, priority: place + 1 });
    }
  }
  for (const { entrantId, number, enableExtraSlot } of queue) {
    if (results.has(entrantId)) continue;
    const spare = enableExtraSlot ? slots.find(({ ticketSlotId }) => left[ticketSlotId] >= number) : undefined;
    if (spare !== undefined) left[spare.ticketSlotId] -= number;
    results.set(entrantId, { entrantId, ticketSlotId: spare?.ticketSlotId ?? null, priority: null });
  }
  return [...results.values()];
}

/** The results as one text, the same for every order. */
function asText(results) {
  return results
    .map(({ entrantId, ticketSlotId, priority }) => JSON.stringify([entrantId, ticketSlotId, priority]))
    .sort()
    .join('\n');
}

function problemOfRecord(record) {
  if (record?.version !== version) return `it is not of version ${version}`;
  if (typeof record.secret !== 'string' || typeof record.publicValue !== 'string')
    return 'secret or public value is missing';
  const { slots, entrants, voided, results } = record;
  if (![slots, entrants, voided, results].every(Array.isArray)) return 'slots, entrants, voided or results are missing';
  const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
  if (!isTime(record.closesAt)) return 'when applications closed is missing';
  const isCount = (value, least) => Number.isSafeInteger(value) && value >= least;
  if (!slots.every((slot) => isCount(slot?.ticketSlotId, 0) && isCount(slot.capacity, 0))) return 'a slot is not one';
  const isEntrant = (one) =>
    /^[\w-]+$/.test(String(one?.entrantId)) &&
    isCount(one.number, 1) &&
    Array.isArray(one.slots) &&
    one.slots.every((slot) => isCount(slot, 0)) &&
    typeof one.enableExtraSlot === 'boolean' &&
    isTime(one.appliedAt);
  const wrong = entrants.find((one) => !isEntrant(one));
  if (wrong !== undefined) return `the entrant ${JSON.stringify(wrong)} is not one`;
  const isUnique = (values) => new Set(values).size === values.length;
  if (!isUnique(slots.map(({ ticketSlotId }) => ticketSlotId))) return 'a slot stands in it twice';
  const numbers = entrants.map(({ entrantId }) => entrantId);
  if (!isUnique(numbers)) return 'an entrant stands in it twice';
  const isOfList = isUnique(voided) && voided.every((number) => numbers.includes(number));
  return isOfList ? undefined : 'one is void that is not in the list, or is twice';
}

/** Reads a record saved from the page, or the unchanged answer of its call. */
function announcementIn(saved, path) {
  const told = saved?.data ?? saved;
  const announced = told?.announcement ?? told;
  const fields = ['secretHash', 'closesAt', 'publicValueSource'];
  const missing = fields.filter((field) => typeof announced?.[field] !== 'string');
  if (missing.length > 0) throw new Error(`${path} holds no announcement: no ${missing.join(', ')} in it`);
  return announced;
}

function main([file, ...options]) {
  const every = (name) => options.flatMap((one, at) => (one === name ? [options[at + 1]] : []));
  const option = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
  if (file === undefined || file.startsWith('--')) {
    console.error(
      'node verify-draw.mjs draw.json [--announced announcement.json] [--after draw-before.json ...] [--entrant NUMBER]',
    );
    return 2;
  }
  let record;
  let announced;
  let drawsBefore;
  try {
    record = read(file);
    drawsBefore = every('--after').map(read);
    const before = option('--announced');
    if (before !== undefined) announced = announcementIn(read(before), before);
  } catch (error) {
    console.error(`Cannot be read: ${error.message}`);
    return 2;
  }
  const checks = verifyDraw(record, announced, drawsBefore);
  for (const { what, holds } of checks) console.log(`${holds ? 'holds' : 'WRONG'}  ${what}`);
  const isRight = checks.every(({ holds }) => holds);
  if (isRight && announced === undefined) {
    console.log('        (compare this with what was announced before, or give that with --announced:');
    for (const field of ['secretHash', 'closesAt', 'publicValueSource', 'listHash'])
      console.log(`          ${field}: ${inOneLine(record[field])}`);
    console.log('        )');
  }
  if (isRight && record.publicValue !== '')
    console.log(
      `        (the public value was ${record.publicValue}: look it up at its source, ${inOneLine(record.publicValueSource)})`,
    );
  if (isBeforeClosing(announced))
    console.log('        (the hash of the list was not announced yet when that was saved, so it is not compared)');
  if (record?.voided?.length > 0) console.log(`        (void when it was drawn: ${record.voided.length} of the list)`);
  if (isRight && option('--entrant') !== undefined) sayResult(record, option('--entrant'));
  return isRight ? 0 : 1;
}

/** A source that was announced in several languages has a line of each. */
const inOneLine = (text) => String(text).replaceAll('\n', ' / ');

function sayResult({ results, voided }, number) {
  if (voided.includes(number)) {
    console.log(`${number} was void when it was drawn, and took no part`);
    return;
  }
  const result = results.find(({ entrantId }) => entrantId === number);
  if (result === undefined) console.log(`${number} is not in the list`);
  else if (result.ticketSlotId === null) console.log(`${number} won nothing`);
  else
    console.log(
      `${number} won slot ${result.ticketSlotId}, ${result.priority === null ? 'left over' : `priority ${result.priority}`}`,
    );
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) exit(main(argv.slice(2)));
