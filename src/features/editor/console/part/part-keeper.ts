import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { FailedCall } from '#console/api/failed-call.ts';
import {
  applyChanges,
  type Clash,
  diffParts,
  type FieldChange,
  isSame,
  type Json,
  sharingWith,
} from '../../rules/part-changes.ts';
import { type PartPath, withValueAt } from './part-path.ts';

/** How what is typed stands to what is stored. */
export type SaveState =
  | 'saved'
  /** It is sent when no key was pressed for a moment. */
  | 'waiting'
  | 'saving'
  /** The line is cut: it stays in the browser and is sent when the line is back. */
  | 'offline'
  /** Fields are wrong, so nothing of it is stored on the server. */
  | 'wrong'
  /** Fields were changed elsewhere meanwhile: the organiser chooses between two contents. */
  | 'clash'
  | 'refused';

export interface PartState {
  /** Undefined until the part was read. */
  value: Json | undefined;
  saving: SaveState;
  issues: readonly FieldIssue[];
  clashes: readonly Clash[];
  failure: FailedCall | undefined;
}

export interface SavedPart {
  value: Json;
  issues: readonly FieldIssue[];
  clashes: readonly Clash[];
}

interface KeptText {
  get(): string | undefined;
  set(text: string): void;
  remove(): void;
}

type FindFaults = (value: Json) => FieldIssue[];

export interface PartPorts {
  read(): Promise<{ value: Json; typed: readonly FieldChange[] }>;
  save(changes: readonly FieldChange[]): Promise<SavedPart>;
  failureOf(error: unknown): FailedCall;
  /** What is typed and not stored, for as long as that. */
  kept: KeptText;
  /** What is typed in fields that were changed elsewhere, until the organiser has chosen. */
  keptClashes: KeptText;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** What the browser itself finds wrong; then nothing is sent. */
  check?: (value: Json) => FieldIssue[];
  /** Finds what is wrong by the schema of the part, as the server does: said before it is asked. Fetched with the first letter. */
  faults?: () => Promise<FindFaults>;
  onSaved?: () => void;
}

const quietMs = 2_000;
/** A field says its own fault when no key was pressed for so long. */
const soonMs = 700;
const againMs = 5_000;

/** A part of a draft while somebody edits it: what the server has, what is typed, and the way from one to the other. */
export class PartKeeper {
  readonly #ports: PartPorts;
  readonly #listeners = new Set<() => void>();
  /** What the server has, as far as this page knows. */
  #base: Json | undefined;
  #timer: unknown;
  #soon: unknown;
  #faults: Promise<FindFaults | undefined> | undefined;
  /** The fields that were typed in since the last look for faults. */
  #edited: PartPath[] = [];
  #running: Promise<void> = Promise.resolve();
  /** The server keeps something that was typed here and could not become draft. */
  #isKeptThere = false;
  #state: PartState = { value: undefined, saving: 'saved', issues: [], clashes: [], failure: undefined };

  constructor(ports: PartPorts) {
    this.#ports = ports;
  }

  get state(): PartState {
    return this.#state;
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async read(): Promise<void> {
    this.#set({ failure: undefined });
    try {
      const { value, typed } = await this.#ports.read();
      this.begin(value, typed);
    } catch (error) {
      this.#set({ failure: this.#ports.failureOf(error) });
    }
  }

  /**
   * Begins with what the server has, and with what was typed before and is not stored: in this browser, else by the same
   * editor in another one.
   */
  begin(stored: Json, typed: readonly FieldChange[] = []): void {
    this.#base = stored;
    this.#isKeptThere = typed.length > 0;
    const before = keptIn(this.#ports.kept.get());
    const changes = [
      ...(before === undefined ? typed : diffParts(before.base, before.value)),
      ...clashesIn(this.#ports.keptClashes.get()),
    ];
    if (changes.length === 0) return this.#set({ value: stored });
    const { value, clashes } = applyChanges(stored, changes);
    this.#set({ value });
    this.#setClashes(clashes);
    this.#typed();
  }

  edit(path: PartPath, next: Json | undefined): void {
    const { value } = this.#state;
    if (value === undefined) return;
    const changed = withValueAt(value, path, next);
    if (isSame(changed, value)) return;
    // A look at a field that is wrong takes the mark from it; the next save says whether it is right now.
    const issues = this.#state.issues.filter(({ place }) => !path.every((key, at) => String(place[at]) === key));
    this.#set({ value: changed, issues });
    this.#edited.push(path);
    this.#faults ??= this.#ports.faults?.().catch(() => (this.#faults = undefined));
    this.#typed();
  }

  /**
   * The organiser has seen what another made of a field, and takes their own text or leaves it. A field that follows this
   * one, as the heading of the page follows the name of the site, has the same clash and no place to show it.
   */
  settle(clash: Clash, isMine: boolean): void {
    const isAlike = ({ after, current }: Clash): boolean =>
      isSame(after, clash.after) && isSame(current, clash.current);
    const { clashes } = this.#state;
    this.#setClashes(clashes.filter((one) => !isAlike(one)));
    if (isMine && this.#state.value !== undefined) {
      const changes = clashes.filter(isAlike).map((one) => ({ ...one, before: one.current }));
      this.#set({ value: applyChanges(this.#state.value, changes).value });
    }
    this.#typed();
  }

  /** Sends what is typed at once; done when nothing is left to send, or it cannot be sent now. */
  async flush(): Promise<SaveState> {
    this.#clearTimer();
    // One save after the other: each is of what is typed and not stored when it begins.
    this.#running = this.#running.then(() => (this.#hasNews() ? this.#save() : undefined));
    await this.#running;
    return this.#state.saving;
  }

  /** The part is to go: what is typed in it is not sent any more. */
  forget(): void {
    this.#clearTimer();
    this.#base = this.#state.value;
    this.#isKeptThere = false;
    this.#ports.kept.remove();
    this.#ports.keptClashes.remove();
  }

  /** The page is left: what is typed is sent, and nothing waits any more. */
  end(): void {
    void this.flush();
    this.#ports.timers.clear(this.#soon);
    this.#listeners.clear();
  }

  #typed(): void {
    this.#ports.timers.clear(this.#soon);
    if (!this.#hasNews()) {
      this.#clearTimer();
      this.#edited = [];
      this.#ports.kept.remove();
      return this.#set({ saving: this.#state.clashes.length > 0 ? 'clash' : 'saved', issues: [] });
    }
    this.#ports.kept.set(JSON.stringify({ base: this.#base, value: this.#state.value }));
    this.#set({ saving: 'waiting', failure: undefined });
    this.#later(quietMs);
    if (this.#faults !== undefined) this.#soon = this.#ports.timers.set(() => void this.#look(), soonMs);
  }

  /** Says what is wrong with the fields that were typed in; the next save says the rest. */
  async #look(): Promise<void> {
    const { value } = this.#state;
    const find = await this.#faults;
    // Somebody has typed on, or the server has answered.
    if (find === undefined || value === undefined || this.#state.value !== value || this.#state.saving === 'saved')
      return;
    const edited = this.#edited;
    this.#edited = [];
    const found = [...(this.#ports.check?.(value) ?? []), ...find(value)].filter((issue) => isOfTyped(issue, edited));
    if (found.length === 0) return;
    const isFound = ({ place }: FieldIssue): boolean => found.some((one) => one.place.join('.') === place.join('.'));
    this.#set({ issues: [...this.#state.issues.filter((issue) => !isFound(issue)), ...found] });
  }

  #later(ms: number): void {
    this.#clearTimer();
    this.#timer = this.#ports.timers.set(() => void this.flush(), ms);
  }

  #clearTimer(): void {
    this.#ports.timers.clear(this.#timer);
    this.#timer = undefined;
  }

  /** Something is typed; or what is typed is what is stored again, and the server keeps something else. */
  #hasNews(): boolean {
    return this.#isKeptThere || !isSame(this.#base, this.#state.value);
  }

  async #save(): Promise<void> {
    const sent = this.#state.value;
    if (sent === undefined || this.#base === undefined) return;
    const found = this.#ports.check?.(sent) ?? [];
    if (found.length > 0) return this.#set({ saving: 'wrong', issues: found });
    this.#set({ saving: 'saving', failure: undefined });
    try {
      this.#take(sent, await this.#ports.save(diffParts(this.#base, sent)));
    } catch (error) {
      const failure = this.#ports.failureOf(error);
      this.#set({ saving: failure.isOfLine ? 'offline' : 'refused', failure });
      if (failure.isOfLine) this.#later(againMs);
    }
  }

  /** The server's answer, while somebody may have typed on. */
  #take(sent: Json, { value: stored, issues, clashes }: SavedPart): void {
    this.#isKeptThere = issues.length > 0;
    if (issues.length > 0) {
      this.#set({ saving: 'wrong', issues });
      return isSame(sent, this.#state.value) ? undefined : this.#typed();
    }
    const since = diffParts(sent, this.#state.value);
    const merged = applyChanges(stored, since);
    // A field that says the same stays the same: a form shows the others anew.
    const value = sharingWith(this.#state.value, merged.value);
    this.#base = sharingWith(value, stored);
    this.#set({ value, issues: [] });
    this.#setClashes([...this.#state.clashes, ...clashes, ...merged.clashes]);
    this.#typed();
    this.#ports.onSaved?.();
  }

  #setClashes(clashes: readonly Clash[]): void {
    const { keptClashes } = this.#ports;
    if (clashes.length > 0) keptClashes.set(JSON.stringify(clashes));
    // Another tab of this part may keep its own.
    else if (this.#state.clashes.length > 0) keptClashes.remove();
    this.#set({ clashes });
  }

  #set(next: Partial<PartState>): void {
    this.#state = { ...this.#state, ...next };
    for (const listener of this.#listeners) listener();
  }
}

/** Who has begun something is not told at once what of it is still empty. */
const ofEmpty: readonly FieldIssue['code'][] = ['required', 'rule', 'tooShort'];

/** Whether a fault is of a field that was typed in: the field itself, what is in it, or a rule of the group that has it. */
function isOfTyped({ place, code }: FieldIssue, edited: readonly PartPath[]): boolean {
  const isBelow = (path: PartPath): boolean => path.every((key, at) => String(place[at]) === key);
  return edited.some((path) => {
    if (isBelow(path)) return place.length === path.length || !ofEmpty.includes(code);
    const isAround = place.every((key, at) => String(key) === path[at]);
    return isAround || (code === 'rule' && path.length > 1 && isBelow(path.slice(0, -1)));
  });
}

/** As changes: where nobody is in the way any more, they are made. */
function clashesIn(text: string | undefined): FieldChange[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This class wrote it: all of it is JSON.
    return Array.isArray(kept) ? (kept as Clash[]).map(({ path, before, after }) => ({ path, before, after })) : [];
  } catch {
    return [];
  }
}

function keptIn(text: string | undefined): { base: Json; value: Json } | undefined {
  if (text === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This class wrote it: both are JSON.
    return typeof kept === 'object' && kept !== null && 'base' in kept && 'value' in kept ? (kept as never) : undefined;
  } catch {
    return undefined;
  }
}
