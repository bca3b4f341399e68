import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
/** The sources below a pattern that are no tests. */
const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file));

/** A test by its file, below test/site where no folder is named, and its title without that of the group around it. */
type Proof = readonly [file: string, title: string];

/** What the console has to withstand, and what shows that it does. */
const threats: Readonly<Record<string, readonly Proof[]>> = {
  'every call is let or refused by role and site, and a foreign site is not found': [
    ['console-rights', 'lets %s do what the role may once they have proved it, and answers 403 to the rest'],
    ['console-rights', 'answers %s 404 at a sibling, as at a site that does not exist'],
    ['console-rights', 'answers 401 to whoever is not signed in'],
    [
      'console-booths',
      'is let to the booths of their grant by every call, and another booth is as one that does not exist',
    ],
    [
      'src/app/console/every-role.test.ts',
      'begins at a page of theirs, names the site, and has no row that leads to a refusal',
    ],
  ],
  'no list, export or search shows another event': [
    ['console-rights', 'finds no sibling in any list or search'],
    ['console-rights', 'of a portal has its events, and none of another portal'],
    [
      'console-references',
      'events of another portal, and those that stand alone, are named to nobody who has no right there',
    ],
    ['console-channel', 'hears nothing of another site'],
    ['console-people-log', 'the people of a log are those of whom it tells anything, and of a sibling nobody'],
    ['console-booth-visitors', 'the talks and answers of a booth are not found by the exhibitor of another one'],
    ['console-keepers', 'is found neither by the exhibitor of another booth nor at another event'],
  ],
  'an exported file belongs to whoever asked': [
    ['console-threats', 'what a call of the console answers is kept by no cache, files too'],
    ['console-site-files', 'an export has the passcode, so it asks for a proof of the last ten minutes, and is logged'],
  ],
  'the next call after a suspension, a removal or a sign-out is refused': [
    ['console-rights', 'who is suspended, signs out or loses the grant gets nothing from the next call on'],
    ['console-people', 'a grant that is suspended does not count from the next call on, and counts again'],
    ['console-people-account', 'are listed in words, this one first, and signed out one by one or all others'],
    ['console-channel', 'is sent away without a session'],
  ],
  'each sign-in and each proof makes a new cookie': [
    ['console-rights', 'gets a new cookie at each sign-in, which scripts cannot read and other sites do not send'],
    [
      'console-factors',
      'makes an operator by a link, signs in without a name, and proves again who they are, each time with a new cookie',
    ],
    ['console-factors', 'counts once, also for two browsers at once, and the session after it has a new cookie'],
  ],
  'no form and no page of another origin changes anything': [
    [
      'console-threats',
      'each call that changes something is refused to a page of another origin, before anything else is looked at',
    ],
    ['console-threats', 'a call that changes something is a POST, and one that is a GET has no body'],
    ['console-channel', 'only a page of the host itself may have a socket of the console'],
  ],
  'nobody grants above themselves, and the last owner stays': [
    ['console-people', 'gives or takes what is above them'],
    ['console-people', 'takes the last owner away, by a change, a removal or a suspension, also two at once'],
    [
      'src/features/operator/server/last-owner.test.ts',
      'without the lock both would be gone, where transactions run beside each other',
    ],
  ],
  'an invitation counts once, for 72 hours, this address and this site, and is stored as a hash': [
    [
      'console-people',
      'goes by mail, works once within 72 hours for this address and site, and only its hash is stored',
    ],
    ['console-people', 'ends when it is withdrawn, asked for anew, or when its maker or the invited loses the rights'],
    ['console-people-lists', 'while it is used is either used or sent, never both'],
  ],
  'a lost factor comes back by recovery codes, or a second owner and 24 hours, never by mail alone': [
    ['console-factors', 'stands for a lost second factor once, and its owner gets a mail'],
    ['console-factors', 'signs in without a passkey, but with the password of whoever has one'],
    [
      'console-people',
      'is given back by another owner after 24 hours, told by a mail without a link, and needs the password',
    ],
    ['console-people', 'with the password comes back by a link of the owner, once, and not before 24 hours'],
  ],
  'the server calls no address of its own network that somebody typed': [
    ['src/platform/server/outside/outside-fetch.test.ts', 'that means %j is not called'],
    [
      'src/platform/server/outside/outside-fetch.test.ts',
      'is looked up once for a call, by the connection itself: a second meaning never counts',
    ],
    ['src/platform/server/outside/outside-fetch.test.ts', 'that leads elsewhere is not followed'],
    ['src/platform/server/outside/public-address.test.ts', '%s is near'],
    ['src/features/identity/server/openid-connect.test.ts', 'may not send a visitor %s'],
    ['src/features/identity/server/openid-connect.test.ts', 'may use http on this machine only, and only in the demo'],
    ['console-login-provider', '%s is refused, and nothing changes'],
    ['console-threats', 'as a drawing is drawn by the server: nothing in it is run, read or asked for'],
  ],
  'a spreadsheet runs nothing of a file': [
    ['src/kernel/csv.test.ts', 'the formula %j is made a text'],
    ['src/kernel/csv.test.ts', 'no field ever begins like a formula, and reading gives every field back'],
    ['console-keepers', 'is a page of the list at a time, and a spreadsheet runs nothing of the file'],
  ],
  'the HTML of organisers is harmless in mails, lists and previews': [
    ['hostile-texts', 'no mail runs what an organiser wrote as a name, and its subject stays one line'],
    ['hostile-texts', 'no page of the event%s runs it, in its HTML or in the data that stand there'],
    ['hostile-texts', 'the lists of the console give it back as the text that it is'],
    ['console-drafts', 'as HTML is stored as safe as from a site file'],
    ['console-terms', 'terms keep out what no page may have, and a time that is none is named'],
    [
      'src/features/editor/console/rich/pasted-html.test.ts',
      'a page of another site leaves its scripts, its classes and its pictures behind, and keeps its links',
    ],
    ['src/platform/server/mail/smtp-delivery.test.ts', 'carries no header that a text brought'],
  ],
  'a file that is sent is what it says, and takes no other file’s place': [
    ['console-threats', 'as a %s that is a page too is drawn anew, and nothing of the page stays'],
    ['console-threats', 'as a drawing is drawn by the server: nothing in it is run, read or asked for'],
    ['console-threats', 'is named by its bytes: no name of a sender takes the place of a file that is there'],
    [
      'console-threats',
      'to be downloaded is a page for nobody: its kind is that of its name, and its inside has to agree',
    ],
    ['console-files', 'an exhibitor stores files and parts of pictures for their own booth alone'],
  ],
  'a mail has the words of the house, and no address of the console leads out of it': [
    [
      'src/features/operator/server/operator-mails.test.ts',
      'leads to the console of the server, with a secret in none but those that need one',
    ],
    [
      'mails',
      'each link of a mail leads, in both forms of the mail, to a page that exists and that shows its reader what the mail is about',
    ],
    ['src/app/server/console-routes.test.ts', 'the console leads out of itself by no address: %s'],
  ],
  'tries are limited, an unknown mail address shows nothing, and a code counts once': [
    [
      'console-rights',
      'who is unknown, and a wrong password, get the same answer, and after twenty tries of an account none',
    ],
    ['console-factors', 'an unknown mail address takes as many statements as a known one'],
    ['console-factors', 'counts once, also for two browsers at once, and the session after it has a new cookie'],
    ['console-factors', 'is tried ten times in a quarter of an hour'],
    ['console-people-account', 'that another operator has gets the same answer, and a mail without a link'],
    ['console-people-lists', 'is of this site alone, and fills no mailbox: ten mails an hour'],
  ],
};

/** What organisers do that cannot be done, or not so. */
const badInput: Readonly<Record<string, readonly Proof[]>> = {
  'a picture of 100 MB': [
    [
      'src/features/editor/console/form/picture-field.test.tsx',
      '%s of %i bytes is refused at the field before it is sent, and the picture stays',
    ],
    ['console-threats', 'with more bytes than a picture may have is refused before it is read, with a sentence'],
    ['console-files', 'a file that is too large is refused before it is read, and none is a sentence'],
    [
      'src/features/editor/console/files/file-choice.test.tsx',
      'a file that no call would take is refused when it is chosen, and a smaller one is taken after it',
    ],
  ],
  'a document of Word with pictures': [
    [
      'src/features/editor/console/rich/pasted-html.test.ts',
      'a document of Word comes as headings, paragraphs and lists, without its styles, and says how many pictures stay behind',
    ],
  ],
  'two thousand booths in a list': [
    [
      'console-long-lists',
      'a list of the console takes as many statements for 2,000 more items, and is as long as a page of it',
    ],
  ],
  'to delete what is sold': [
    ['console-drafts', 'that somebody bought stay, with what to do instead'],
    ['console-life', 'a portal with events, and an event that is sold, stay, and say why'],
    [
      'src/features/editor/console/form/every-form.test.tsx',
      'what a sold ticket promised is locked with a sentence why, and opens by one press that says so',
    ],
  ],
  'an end before a start': [
    ['console-faults', 'because it ends before it starts is not published, and the field is named'],
    ['console-copies', 'is needed in the first language, and an end before the start is refused at its field'],
    [
      'src/features/editor/console/first-dates.test.ts',
      'an end at its start, or before it, is wrong; one that is missing is not',
    ],
  ],
  'a title in no language': [
    ['console-faults', 'an item without its title in the first language cannot be published, and its field is named'],
    ['console-drafts', 'cannot change the numbers of a part, and names each field that is wrong'],
  ],
  'an address that is taken': [
    ['console-faults', 'a domain that another draft has is not published, and the answer does not say whose it is'],
    ['console-people-account', 'that another operator has gets the same answer, and a mail without a link'],
    [
      'console-factors',
      'is not begun for a mail address that has an account, so that no device keeps one that is nobody’s',
    ],
  ],
  'a session that ends in the middle of a form': [
    [
      'src/platform/console/api/console-api.test.ts',
      'are made again when the session had ended and the organiser signs in, who is asked once',
    ],
    [
      'src/features/editor/console/part/part-keeper.test.ts',
      'comes back as it was typed after the page was lost, merged with what others did since',
    ],
  ],
  'a number, or a time, that is half written': [
    [
      'src/platform/console/forms/number-field.test.tsx',
      'keeps what is no number as it was typed, and says so when it is left',
    ],
    ['console-zones', 'that are half written are told at their own field, and all else that was typed is kept'],
  ],
  'a line that is cut': [
    [
      'src/features/editor/console/part/part-keeper.test.ts',
      'stays in the browser while the line is cut, and goes when it is back',
    ],
    ['console-peers', 'that are sent twice because the answer was lost are no clash and change nothing more'],
  ],
};

const pathOf = (file: string): string => (file.includes('/') ? file : `test/site/${file}.test.ts`);

test('the design of the console names fifteen threats', () => {
  expect(Object.keys(threats)).toHaveLength(15);
});

test.each(Object.entries({ ...threats, ...badInput }))('%s: the tests that show it are there', (_, proofs) => {
  // A title is a literal of its file; a requirement may stand behind it.
  const missing = proofs.filter(([file, title]) => !read(pathOf(file)).replaceAll("\\'", "'").includes(title));
  expect(missing).toEqual([]);
});

describe('the house', () => {
  test('calls the network in these files alone: an address that somebody typed goes by outside-fetch', () => {
    const calling =
      /(?<![.\w]|async |^ {2})fetch\(|\bhttps?\.(?:request|get)\(|from 'node:https'|from 'undici'|new WebSocket\(/m;
    const found = sources('src/{app/server,app/command,platform/server,features/*/server,features/*/rules}/**/*.ts');
    expect(found.length).toBeGreaterThan(500);
    expect(found.filter((file) => calling.test(read(file))).sort()).toEqual([
      // This server itself.
      'src/app/server/self-calls.ts',
      // A provider on this machine, in the demo.
      'src/features/identity/server/provider-fetch.ts',
      // The services of browsers, by a list.
      'src/features/live-chat/server/notice/pushes.ts',
      'src/platform/server/outside/outside-fetch.ts',
    ]);
  });

  test('writes every table for a spreadsheet by one writer', () => {
    const writing = /\w\.csv['"`]|text\/csv;|csvType|type: 'csv',/;
    const files = sources('src/{app,kernel,platform,features}/**/*.{ts,tsx}').filter((file) =>
      writing.test(read(file)),
    );
    expect(files.length).toBeGreaterThan(3);
    const others = files.filter((file) => !/kernel\/csv\.ts'/.test(read(file)));
    // The writer is a file of its own, and one names what such a file can be.
    expect(others).toEqual(['src/kernel/csv.ts', 'src/kernel/table-file.ts']);
    // Nobody else joins fields, and begins a file as spreadsheets want it.
    const joining = sources('src/{app,platform,features}/**/*.{ts,tsx}').filter(
      (file) => /byteOrderMark|\\u\{?feff/.test(read(file)) && /join\([`'"][,;\\]/.test(read(file)),
    );
    expect(joining).toEqual([]);
  });

  test('shows a text as HTML in no screen of the console but the editor, which runs nothing of it', () => {
    const showing = /dangerouslySetInnerHTML|innerHTML|insertAdjacentHTML|document\.write|srcDoc/;
    const found = sources('src/{features/*/console,platform/console,app/console}/**/*.{ts,tsx}');
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter((file) => showing.test(read(file))).sort()).toEqual([
      'src/features/editor/console/rich/pasted-html.ts',
      'src/features/editor/console/rich/stored-html.ts',
    ]);
  });

  test('leads a window of the console where a call said, never where its own address says', () => {
    const moving = /location\.(?:assign|replace|href)\b|window\.open\(/;
    const moved = sources('src/{features/*/console,platform/console,app/console}/**/*.{ts,tsx}').filter((file) =>
      moving.test(read(file)),
    );
    for (const file of moved) {
      expect([file, /searchParams|location\.search/.test(read(file))]).toEqual([file, false]);
    }
    expect(moved.length).toBeGreaterThan(2);
  });
});
