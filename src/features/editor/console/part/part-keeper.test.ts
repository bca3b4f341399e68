import { describe, expect, test } from 'vitest';
import { applyChanges, type FieldChange, type Json } from '../../rules/part-changes.ts';
import { PartKeeper, type PartPorts, type SavedPart } from './part-keeper.ts';
import { valueAt } from './part-path.ts';

/** A server with one part, whose line can be cut, and a clock whose timers are run by hand. */
function stage({
  kept,
  clashes,
  ...ports
}: { kept?: string; clashes?: string } & Pick<PartPorts, 'check' | 'faults'> = {}) {
  const server = {
    value: { title: { jpn: '市' }, place: '港', price: 100 } as Json,
    /** What it keeps of what could not become draft. */
    typed: [] as readonly FieldChange[],
    saves: 0,
  };
  const line = { isCut: false, hold: undefined as Promise<void> | undefined };
  const timers = new Map<number, { work: () => void; ms: number }>();
  let lastTimer = 0;
  let stored = kept;
  let storedClashes = clashes;
  const keeper = new PartKeeper({
    read: async () => ({ value: server.value, typed: server.typed }),
    async save(changes): Promise<SavedPart> {
      if (line.isCut) throw new Error('cut');
      server.saves += 1;
      const answer = applyChanges(server.value, changes);
      const wrong = valueAt(answer.value, ['price']) === 'free';
      await line.hold;
      server.typed = wrong ? changes : [];
      if (wrong) return { value: server.value, clashes: [], issues: [{ place: ['price'], code: 'form' }] };
      server.value = answer.value;
      return { ...answer, issues: [] };
    },
    failureOf: () => ({ message: 'cut', isOfLine: true, isNotFound: false, errors: {} }),
    kept: {
      get: () => stored,
      set: (text) => (stored = text),
      remove: () => (stored = undefined),
    },
    keptClashes: {
      get: () => storedClashes,
      set: (text) => (storedClashes = text),
      remove: () => (storedClashes = undefined),
    },
    timers: {
      set: (work, ms) => {
        timers.set((lastTimer += 1), { work, ms });
        return lastTimer;
      },
      clear: (timer) => timers.delete(timer as number),
    },
    ...ports,
  });
  const other = (changes: FieldChange[]): void => {
    server.value = applyChanges(server.value, changes).value;
  };
  /** The moment without a key has passed. */
  const pause = async (): Promise<void> => {
    const due = [...timers.values()];
    timers.clear();
    for (const { work } of due) work();
    await keeper.flush();
  };
  /** No key was pressed for a second and a half: what was to come before is done, and its answers are there. */
  const moment = async (): Promise<void> => {
    for (const [id, { work }] of [...timers].filter(([, one]) => one.ms < 1_500)) {
      timers.delete(id);
      work();
    }
    await new Promise(setImmediate);
  };
  return {
    keeper,
    server,
    line,
    other,
    pause,
    moment,
    kept: () => stored,
    keptClashes: () => storedClashes,
    waiting: () => timers.size,
  };
}

describe('a part that is edited', () => {
  test('is sent once when no key was pressed for a moment, and only what changed', async () => {
    const { keeper, server, other, pause, kept } = stage();
    await keeper.read();
    keeper.edit(['place'], 'み');
    keeper.edit(['place'], 'みなと');
    expect([keeper.state.saving, server.saves]).toEqual(['waiting', 0]);
    expect(kept()).toContain('みなと');
    other([{ path: ['price'], before: 100, after: 300 }]);
    await pause();
    expect(server.value).toEqual({ title: { jpn: '市' }, place: 'みなと', price: 300 });
    // What another editor changed meanwhile is shown, and no clash.
    expect(keeper.state).toMatchObject({ saving: 'saved', value: server.value, clashes: [] });
    expect([server.saves, kept()]).toEqual([1, undefined]);
  });

  test('keeps the letters that were typed while it was being sent, and sends them next', async () => {
    const { keeper, server, line, pause } = stage();
    await keeper.read();
    let release = (): void => {};
    line.hold = new Promise((resolve) => (release = resolve));
    keeper.edit(['place'], '港');
    keeper.edit(['place'], '港区');
    const sending = keeper.flush();
    await Promise.resolve();
    keeper.edit(['place'], '港区民');
    release();
    await sending;
    expect([keeper.state.saving, valueAt(keeper.state.value, ['place'])]).toEqual(['waiting', '港区民']);
    await pause();
    expect(valueAt(server.value, ['place'])).toBe('港区民');
  });

  test('names a clash with both texts, and stores the own one only when its editor wants it', async () => {
    const { keeper, server, other, pause } = stage();
    await keeper.read();
    keeper.edit(['place'], '自分');
    other([{ path: ['place'], before: '港', after: '他人' }]);
    await pause();
    const [clash] = keeper.state.clashes;
    expect(clash).toMatchObject({ path: ['place'], after: '自分', current: '他人' });
    expect(valueAt(keeper.state.value, ['place'])).toBe('他人');
    expect(keeper.state.saving).toBe('clash');
    keeper.settle(clash!, true);
    await pause();
    expect([valueAt(server.value, ['place']), keeper.state.clashes]).toEqual(['自分', []]);
    expect(keeper.state.saving).toBe('saved');
  });

  test('settles a clash for the field too that follows the one it is shown at', async () => {
    const { keeper, server, other, pause } = stage();
    await keeper.read();
    keeper.edit(['place'], '自分');
    keeper.edit(['heading'], '自分');
    other([
      { path: ['place'], before: '港', after: '他人' },
      { path: ['heading'], after: '他人' },
    ]);
    await pause();
    expect(keeper.state.clashes.map(({ path }) => path)).toEqual([['place'], ['heading']]);
    keeper.settle(keeper.state.clashes[0]!, true);
    await pause();
    expect([keeper.state.saving, keeper.state.clashes]).toEqual(['saved', []]);
    expect(server.value).toMatchObject({ place: '自分', heading: '自分' });
  });

  test('keeps what was typed in a clash until its editor has chosen, also when the page is opened anew', async () => {
    const before = stage();
    await before.keeper.read();
    before.keeper.edit(['place'], '自分');
    before.other([{ path: ['place'], before: '港', after: '他人' }]);
    await before.pause();
    // The tab of another editor in this browser stores something of its own, and its place is another one.
    expect([before.kept(), before.keptClashes()]).toEqual([undefined, expect.stringContaining('自分')]);

    const after = stage({ clashes: before.keptClashes()! });
    after.other([{ path: ['place'], before: '港', after: '他人' }]);
    await after.keeper.read();
    expect(after.keeper.state).toMatchObject({
      saving: 'clash',
      clashes: [{ path: ['place'], after: '自分', current: '他人' }],
    });
    after.keeper.settle(after.keeper.state.clashes[0]!, false);
    expect([after.keptClashes(), after.keeper.state.saving]).toEqual([undefined, 'saved']);
    expect(valueAt(after.keeper.state.value, ['place'])).toBe('他人');
  });

  test('stays in the browser while the line is cut, and goes when it is back', async () => {
    const { keeper, server, line, pause, kept, waiting } = stage();
    await keeper.read();
    line.isCut = true;
    keeper.edit(['place'], 'みなと');
    await keeper.flush();
    expect([keeper.state.saving, waiting()]).toEqual(['offline', 1]);
    expect(kept()).toContain('みなと');
    line.isCut = false;
    await pause();
    expect([keeper.state.saving, valueAt(server.value, ['place']), kept()]).toEqual(['saved', 'みなと', undefined]);
  });

  test('comes back as it was typed after the page was lost, merged with what others did since', async () => {
    const before = stage();
    await before.keeper.read();
    before.line.isCut = true;
    before.keeper.edit(['place'], 'みなと');
    await before.keeper.flush();
    const after = stage({ kept: before.kept()! });
    after.other([{ path: ['price'], before: 100, after: 300 }]);
    await after.keeper.read();
    expect(after.keeper.state.value).toMatchObject({ place: 'みなと', price: 300 });
    await after.pause();
    expect(after.server.value).toMatchObject({ place: 'みなと', price: 300 });
  });

  test('shows what the server finds wrong at its field until that is typed anew, and loses nothing', async () => {
    const { keeper, server, pause, kept } = stage();
    await keeper.read();
    keeper.edit(['price'], 'free');
    keeper.edit(['place'], 'みなと');
    await pause();
    expect(keeper.state).toMatchObject({ saving: 'wrong', issues: [{ place: ['price'] }], value: { place: 'みなと' } });
    expect([valueAt(server.value, ['place']), kept()?.includes('free')]).toEqual(['港', true]);
    keeper.edit(['price'], 0);
    expect(keeper.state.issues).toEqual([]);
    await pause();
    expect(server.value).toMatchObject({ price: 0, place: 'みなと' });
  });

  test('is not sent while the browser itself finds it wrong', async () => {
    const check = (value: Json) =>
      valueAt(value, ['place']) === '' ? [{ place: ['place'], code: 'required' as const }] : [];
    const { keeper, server, pause } = stage({ check });
    await keeper.read();
    keeper.edit(['place'], '');
    await pause();
    expect([keeper.state.saving, server.saves]).toEqual(['wrong', 0]);
  });

  test('is not wrong again after its editor typed what was there before the fault', async () => {
    const { keeper, server, pause } = stage();
    await keeper.read();
    keeper.edit(['price'], 'free');
    await pause();
    expect([keeper.state.saving, server.typed.length]).toEqual(['wrong', 1]);
    keeper.edit(['price'], 100);
    expect(keeper.state.saving).toBe('waiting');
    await pause();
    expect([keeper.state.saving, server.typed]).toEqual(['saved', []]);
    await keeper.read();
    expect(keeper.state).toMatchObject({ saving: 'saved', value: { price: 100 } });
    // The same where the fault comes from a page that was left.
    keeper.edit(['price'], 'free');
    await pause();
    await keeper.read();
    expect(keeper.state.value).toMatchObject({ price: 'free' });
    keeper.edit(['price'], 100);
    await pause();
    expect(server.typed).toEqual([]);
  });

  test('has nothing to send when it was typed back to what it was', async () => {
    const { keeper, server, pause, kept } = stage();
    await keeper.read();
    keeper.edit(['place'], 'x');
    keeper.edit(['place'], '港');
    await pause();
    expect([keeper.state.saving, server.saves, kept()]).toEqual(['saved', 0, undefined]);
  });
});

describe('a fault that the browser knows', () => {
  const faults: PartPorts['faults'] = async () => (value) => [
    ...(valueAt(value, ['price']) === '#zz' ? [{ place: ['price'], code: 'form' as const }] : []),
    ...(valueAt(value, ['place']) === undefined ? [{ place: ['place'], code: 'required' as const }] : []),
    ...(valueAt(value, ['list', '0', 'name']) === undefined && valueAt(value, ['list']) !== undefined
      ? [{ place: ['list', 0, 'name'], code: 'required' as const }]
      : []),
    ...(valueAt(value, ['time', 'end']) === 1
      ? [{ place: ['time', 'end'], code: 'rule' as const, said: 'endBeforeStart' }]
      : []),
  ];
  const places = (keeper: PartKeeper) => keeper.state.issues.map(({ place }) => place.join('.'));

  test('is said soon after the last key, before anything is sent', async () => {
    const { keeper, server, moment } = stage({ faults });
    await keeper.read();
    keeper.edit(['price'], '#zz');
    await moment();
    expect([places(keeper), server.saves]).toEqual([['price'], 0]);
  });

  test('goes with the next key in its field, and comes again where it is still wrong', async () => {
    const { keeper, moment } = stage({ faults });
    await keeper.read();
    keeper.edit(['price'], '#zz');
    await moment();
    keeper.edit(['price'], '#zzz');
    expect(places(keeper)).toEqual([]);
    await moment();
    expect(places(keeper)).toEqual([]);
    keeper.edit(['price'], '#zz');
    await moment();
    expect(places(keeper)).toEqual(['price']);
  });

  test('is said of a field that was emptied and of a group that fits no more, and not of an entry that was just begun', async () => {
    const { keeper, moment } = stage({ faults });
    await keeper.read();
    keeper.edit(['list'], [{}]);
    await moment();
    expect(places(keeper)).toEqual([]);
    keeper.edit(['place'], undefined);
    await moment();
    expect(places(keeper)).toEqual(['place']);
    keeper.edit(['time'], { start: 3, end: 1 });
    await moment();
    keeper.edit(['time', 'start'], 4);
    await moment();
    expect(places(keeper)).toEqual(['place', 'time.end']);
  });

  test('is not said of what somebody has typed over since', async () => {
    let answer = (): void => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { keeper, moment } = stage({ faults: () => slow.then(faults) });
    await keeper.read();
    keeper.edit(['price'], '#zz');
    await moment();
    keeper.edit(['price'], 300);
    answer();
    await moment();
    expect(places(keeper)).toEqual([]);
  });

  test('waits for the server where the browser cannot look', async () => {
    const { keeper, moment, pause } = stage({ faults: () => Promise.reject(new Error('cut')) });
    await keeper.read();
    keeper.edit(['price'], 'free');
    await moment();
    expect(places(keeper)).toEqual([]);
    await pause();
    expect(places(keeper)).toEqual(['price']);
  });
});
