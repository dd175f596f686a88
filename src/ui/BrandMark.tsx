/** The brand's logo: a maple leaf under a roof, which has the color of the text around it. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path
      d="M5 33 32 8l27 25"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="m32 22 4.5 8 5.5-2-1 8 8-2-2 7 4 3-9 6 1 4.5-9-1v8h-4v-8l-9 1L22 50l-9-6 4-3-2-7 8 2-1-8 5.5 2z"
      fill="var(--maple, #b3361e)"
    />
  </svg>
);
