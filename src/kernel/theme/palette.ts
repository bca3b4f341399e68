/** The base colour of an event whose organiser chose none. */
export const defaultEventColour = '#0066FF';

/** The base colour of a portal whose organiser chose none. */
export const defaultPortalColour = '#FF8800';

/** The colours an organiser is offered; the theme makes each of them readable, as it does any other colour. */
export const palette = [
  defaultEventColour,
  defaultPortalColour,
  '#D7263D',
  '#E5487B',
  '#A8327D',
  '#7B3FE4',
  '#4B3FBF',
  '#1F4E9E',
  '#0091C2',
  '#008C8C',
  '#0B8457',
  '#4E9A2B',
  '#B8960C',
  '#B4531A',
  '#7A4B32',
  '#3D4757',
] as const;
