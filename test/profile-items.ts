import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnswerMethod, ProfileItem } from '#features/profile/rules/profile-item.ts';

/** An item of a share profile without an answer: enabled, optional, editable, shown. */
export function profileItem(answerMethod: AnswerMethod, more: Partial<ProfileItem> = {}): ProfileItem {
  return {
    entryFormKey: answerMethod.toLowerCase(),
    answerMethod,
    label: answerMethod,
    hint: '',
    isEnabled: true,
    isRequired: false,
    isUneditable: false,
    isHidden: false,
    setting: {},
    selectorItems: [],
    shareProfileId: 1,
    profileId: null,
    selectorValue: [],
    textValue: '',
    ...more,
  };
}

/** `{ last_name: '山田' }` as the call answers it. */
export function parts(values: Readonly<Record<string, string>>): ProfileItem['selectorValue'] {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

export function options(...keys: string[]): ProfileItem['selectorItems'] {
  return keys.map((key) => ({ key, label: key.toUpperCase(), isEnabled: !key.startsWith('old') }));
}

/** Controls that only some forms have are loaded a moment later. */
export async function controlsCame(): Promise<void> {
  await waitFor(() => expect(document.querySelector('.hb-skeleton')).toBeNull());
}
