import { assetHref, usePageContext } from '#web/site/page-context.ts';
import { UserIcon } from '#web/ui/icons.tsx';
import { UsersIcon } from '#web/ui/page-icons.tsx';
import type { ChatProfile } from '../../contract/profile.ts';
import './person.css';

interface PersonAvatarProps {
  person: Pick<ChatProfile, 'id' | 'nickname' | 'image'> | undefined;
  size?: 'small' | 'large';
}

const tones = 6;

/** The picture of a person, or the first letter of their name on a ground of their own; decoration beside the name. */
export function PersonAvatar({ person, size }: PersonAvatarProps) {
  const { hostSite } = usePageContext();
  const [letter = ''] = person?.nickname ?? '';
  return (
    <span className="hb-person-avatar" data-size={size} data-tone={(person?.id ?? 0) % tones} aria-hidden="true">
      {person?.image ? (
        <img src={assetHref(hostSite, person.image)} alt="" loading="lazy" />
      ) : (
        letter.toUpperCase() || <UserIcon />
      )}
    </span>
  );
}

export function GroupAvatar({ size }: { size?: 'small' | 'large' }) {
  return (
    <span className="hb-person-avatar" data-size={size} data-tone="group" aria-hidden="true">
      <UsersIcon />
    </span>
  );
}
