import { postalCodeTexts } from '#features/postal-code/web.ts';
import { uploadTexts } from '#features/upload/web.ts';
import { memberCardTexts } from './member-card-texts.ts';
import { profileTexts } from './profile-texts.ts';

/** What a screen with profile fields loads. */
export const profileFieldTexts = [profileTexts, memberCardTexts, postalCodeTexts, uploadTexts] as const;
