/** The fields of a profile item that hold the member's picture. */
interface PictureItem {
  answerMethod: string;
  isEnabled: boolean;
  isHidden: boolean;
  selectorValue: readonly { key: string; value: string }[];
}

/**
 * The member's picture, below the site's base; '' when there is none. This file stays small: every page's header loads
 * it.
 */
export function memberAvatar({ shareProfile }: { shareProfile: readonly PictureItem[] }): string {
  const item = shareProfile.find((one) => one.answerMethod === 'AVATAR' && one.isEnabled && !one.isHidden);
  return item?.selectorValue.find(({ key }) => key === 'avatar')?.value ?? '';
}
