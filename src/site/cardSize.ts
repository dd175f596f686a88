/** The size of the picture that stands for a page where it is shared, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
