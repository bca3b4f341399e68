import type { MailingDocument } from '../../rules/mailing-document.ts';
import { bodyMax, contactMax, subjectMax } from '../../rules/mailing-limits.ts';

export type Saving = { is: 'saved' } | { is: 'typing' } | { is: 'saving' } | { is: 'failed'; why: string };

export interface DraftState {
  typed: MailingDocument;
  saving: Saving;
  /** Counts what was kept. */
  saves: number;
  edition: number;
}

export interface DraftKeeper {
  state(): DraftState;
  listen(listener: () => void): () => void;
  change(part: Partial<MailingDocument>): void;
  /** Keeps what is typed, behind a save that is under way; false: it could not be kept. */
  save(): Promise<boolean>;
}

interface KeeperServices {
  /** Stores a document upon an edition; answers the new one. */
  store(edition: number, document: MailingDocument): Promise<number>;
  /** Why it could not be stored. */
  say(error: unknown): string;
}

/** What the server takes: longer texts stay in the form and are said there. */
function isStorable({ subject, body, contact }: MailingDocument): boolean {
  const fits = (texts: MailingDocument['subject'], most: number): boolean =>
    Object.values(texts).every((text) => text.length <= most);
  return fits(subject, subjectMax) && fits(body, bodyMax) && contact.length <= contactMax;
}

/** Keeps a draft as it is typed, one save after the other. */
export function createDraftKeeper(
  { edition, document }: { edition: number; document: MailingDocument },
  { store, say }: KeeperServices,
): DraftKeeper {
  let state: DraftState = { typed: document, saving: { is: 'saved' }, saves: 0, edition };
  let kept = document;
  let running: Promise<boolean> | undefined;
  const listeners = new Set<() => void>();
  const become = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  async function storeTyped(): Promise<boolean> {
    while (kept !== state.typed) {
      const sent = state.typed;
      if (!isStorable(sent)) return false;
      become({ saving: { is: 'saving' } });
      try {
        // oxlint-disable-next-line no-await-in-loop -- each save is upon the edition of the one before
        const stored = await store(state.edition, sent);
        kept = sent;
        become({
          edition: stored,
          saves: state.saves + 1,
          saving: { is: state.typed === sent ? 'saved' : 'typing' },
        });
      } catch (error) {
        become({ saving: { is: 'failed', why: say(error) } });
        return false;
      }
    }
    return true;
  }
  return {
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (part) => become({ typed: { ...state.typed, ...part }, saving: { is: 'typing' } }),
    save() {
      running ??= storeTyped().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
