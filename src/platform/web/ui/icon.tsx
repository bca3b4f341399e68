export interface IconProps {
  /** A name for visitors who cannot see the icon; without it the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A 24 px stroke icon, drawn by one path. */
export function Icon({ label, className, path }: IconProps & { path: string }) {
  return (
    <svg
      className={className ? `hb-icon ${className}` : 'hb-icon'}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
