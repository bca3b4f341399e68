import { expect, test } from 'vitest';
import type { MailingDocument } from '../../rules/mailing-document.ts';
import { bodyMax } from '../../rules/mailing-limits.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const empty: MailingDocument = {
  audience: { kind: 'holders' },
  purpose: 'necessary',
  subject: {},
  body: {},
  button: 'none',
  replyTo: '',
  contact: '',
};

function keeper() {
  const stored: { edition: number; subject: string | undefined }[] = [];
  const waiting: { store: () => void; fail: () => void }[] = [];
  const kept = createDraftKeeper(
    { edition: 1, document: empty },
    {
      store: (edition, { subject }) =>
        new Promise((resolve, reject) => {
          stored.push({ edition, subject: subject.jpn });
          waiting.push({ store: () => resolve(edition + 1), fail: () => reject(new Error('cut')) });
        }),
      say: (error) => String(error),
    },
  );
  return { kept, stored, waiting };
}

test('keeps what is typed while a save is under way by the next save, upon the edition of the first', async () => {
  const { kept, stored, waiting } = keeper();
  kept.change({ subject: { jpn: 'a' } });
  const first = kept.save();
  kept.change({ subject: { jpn: 'ab' } });
  const second = kept.save();
  waiting[0]?.store();
  await Promise.resolve();
  await Promise.resolve();
  waiting[1]?.store();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(stored).toEqual([
    { edition: 1, subject: 'a' },
    { edition: 2, subject: 'ab' },
  ]);
  expect(kept.state()).toMatchObject({ saving: { is: 'saved' }, edition: 3, saves: 2 });
});

test('keeps what was typed in the form when it cannot be stored, and stores it later', async () => {
  const { kept, waiting } = keeper();
  kept.change({ subject: { jpn: 'a' } });
  const failing = kept.save();
  waiting[0]?.fail();
  expect(await failing).toBe(false);
  expect(kept.state()).toMatchObject({ typed: { subject: { jpn: 'a' } }, saving: { is: 'failed' } });
  const again = kept.save();
  waiting[1]?.store();
  expect(await again).toBe(true);
});

test('does not send what is longer than the server takes', async () => {
  const { kept, stored } = keeper();
  kept.change({ body: { jpn: 'あ'.repeat(bodyMax + 1) } });
  expect(await kept.save()).toBe(false);
  expect(stored).toEqual([]);
});
