import { memberCardTexts } from './member-card-texts.ts';
import { profileTexts } from './profile-texts.ts';

/** What a screen with profile fields loads; some controls bring more when they come. */
export const profileFieldTexts = [profileTexts, memberCardTexts] as const;
