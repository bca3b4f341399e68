import { memberCardTexts } from './member-card-texts.ts';
import { profileTexts } from './profile-texts.ts';

/** The texts that a screen with profile fields loads; some controls load more with themselves. */
export const profileFieldTexts = [profileTexts, memberCardTexts] as const;
