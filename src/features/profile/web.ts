export type { ProfileItem, ProfileLists } from './rules/profile-item.ts';
export { AvatarPicture } from './web/avatar-picture.tsx';
export { loadProfileForm } from './web/load-profile-form.ts';
export { memberCardTexts } from './web/member-card-texts.ts';
export { MemberCardView } from './web/member-card-view.tsx';
export { ProfileFields } from './web/profile-fields.tsx';
export { profileFieldTexts } from './web/profile-field-texts.ts';
export { profileTexts } from './web/profile-texts.ts';
export { type ProfileFieldsState, useProfileFields } from './web/use-profile-fields.ts';
