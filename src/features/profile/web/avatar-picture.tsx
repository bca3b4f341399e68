import { assetHref, usePageContext } from '#web/site/page-context.ts';
import { UserIcon } from '#web/ui/icons.tsx';

export interface AvatarPictureProps {
  /** Below the site's base; '' where there is none. */
  path: string;
  /** '' where the name stands beside it. */
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
