/** What a call touches that asks who its operator is: the question says so. */
export type ProofSubject = 'account' | 'money' | 'site' | 'secret' | 'roles' | 'personal';

/** By the path of the call, without its prefix; the first that fits. */
const subjects: readonly (readonly [RegExp, ProofSubject])[] = [
  [/^(?:account|factors)(?:\/|$)/, 'account'],
  [
    /\/(?:publish|publications|issue|change|settle|revoke|paid|lotteries|codes|accounts|bank|payouts|calling-off)(?:\/|$)/,
    'money',
  ],
  [/(?:^|\/)(?:log|guests|answers|keepers|talks|orders|mails)(?:\/|$)/, 'personal'],
  [/(?:^|\/)(?:people|invitations|exhibitors|staff-links)(?:\/|$)/, 'roles'],
  [/\/(?:withdraw|restore|delete|portal)$/, 'site'],
  [/\/(?:attendees|attendee-imports|members|reports|requests)(?:\/|$)/, 'personal'],
  [/\/(?:export|identity|keys|api-keys)(?:\/|$)/, 'secret'],
];

export function proofSubject(path: string): ProofSubject | undefined {
  return subjects.find(([form]) => form.test(path))?.[1];
}
