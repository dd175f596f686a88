/** Returns the pressed key: a letter as a small one, with Caps Lock too, and for one of another alphabet that of its place. */
export function latinKey({ key, code }: KeyboardEvent): string {
  const place = /^\P{ASCII}$/u.test(key) && /^Key(\w)$/.exec(code)?.[1];
  return (place || key).toLowerCase();
}
