/** The narrower copies that the server makes of every stored picture, in pixels; a browser takes the one that fits. */
export const pictureWidths = [320, 480, 720, 960, 1280, 1600] as const;
