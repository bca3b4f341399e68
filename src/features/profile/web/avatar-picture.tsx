import { assetHref, usePageContext } from '#web/site/page-context.ts';
import { UserIcon } from '#web/ui/icons.tsx';
import './avatar.css';

export interface AvatarPictureProps {
  /** A path below the site's base; '' when there is no picture. */
  path: string;
  /** '' when the name stands beside the picture. */
  alt: string;
}

/** A member's picture in a circle, or the sign of a person. */
export function AvatarPicture({ path, alt }: AvatarPictureProps) {
  const { hostSite } = usePageContext();
  return (
    <span className="hb-avatar">
      {path === '' ? (
        <UserIcon />
      ) : (
        <img
          className="hb-avatar-image"
          // The narrowest copy is enough for the circle.
          src={assetHref(hostSite, path.replace(/\.webp$/, '-480.webp'))}
          alt={alt}
          width={128}
          height={128}
          decoding="async"
        />
      )}
    </span>
  );
}
