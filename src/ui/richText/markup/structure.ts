/** Normalizes sanitised markup to the structure that the editor reads and writes. */

const BLOCKS = 'p, h1, h2, h3, blockquote, ul, ol';
const INLINE = 'span, a, strong, b, em, i, u, s, strike';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);
const isBlank = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() === '';
const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);

/** Replaces an element by an element with another name, with its style and content. */
export function rename(element: HTMLElement, tagName: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tagName);
  renamed.style.cssText = element.style.cssText;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Moves a link around blocks into them: `<a><p>b</p></a>` becomes `<p><a>b</a></p>`. */
function pushInto(link: Element): void {
  const nodes = link.ownerDocument.createNodeIterator(link);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node.hasChildNodes() || isBlank(node) || node.parentElement?.matches('a a')) continue;
    const inner = link.cloneNode();
    node.parentNode?.insertBefore(inner, node);
    inner.appendChild(node);
  }
  unwrap(link);
}

/** Converts blocks within a list item or a quotation to lines. */
function flattenWithin(holder: Element): void {
  for (const blank of Array.from(holder.childNodes).filter(isBlank)) {
    const beside = [blank.previousSibling, blank.nextSibling];
    if (beside.some((node) => node && isBlock(node))) blank.remove();
  }
  for (const block of holder.querySelectorAll(':scope > :is(p, h1, h2, h3, blockquote)')) {
    const { previousSibling: before, nextSibling: next } = block;
    // White space beside a block is gone.
    if (before instanceof Text) block.prepend(holder.ownerDocument.createElement('br'));
    if (next && !(next instanceof Element && next.matches('ul, ol')))
      block.append(holder.ownerDocument.createElement('br'));
    unwrap(block);
  }
}

/** Moves an item that contains only a list into the item before it. */
export function nestLists(root: ParentNode): void {
  for (const item of root.querySelectorAll('li')) {
    const before = item.previousElementSibling;
    const holdsOnlyLists =
      item.children.length > 0 &&
      [...item.childNodes].every((child) => child instanceof Element && child.matches('ul, ol'));
    if (before?.matches('li') && holdsOnlyLists) {
      before.append(...item.childNodes);
      item.remove();
    }
  }
}

/** Moves lists directly within lists, as some programs write them, into the item before. */
function adoptStrayLists(root: HTMLElement): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    let item = list.previousElementSibling;
    if (!item?.matches('li')) {
      item = root.ownerDocument.createElement('li');
      list.before(item);
    }
    item.append(list);
  }
}

/** Merges adjacent equal formats, from the outside in. */
export function joinFormats(root: Element): void {
  for (const element of root.children) {
    let next = element.nextSibling;
    while (
      element.matches(INLINE) &&
      next instanceof Element &&
      next.cloneNode().isEqualNode(element.cloneNode())
    ) {
      element.append(...next.childNodes);
      next.remove();
      next = element.nextSibling;
    }
    joinFormats(element);
  }
}

/** Converts headings, quotations and list items to paragraphs, in place. */
export function blocksToParagraphs(root: HTMLElement): void {
  for (const list of Array.from(root.querySelectorAll('ul, ol')).toReversed()) {
    list.parentElement?.closest('li')?.after(...list.children);
    unwrap(list);
  }
  for (const block of root.querySelectorAll<HTMLElement>('h1, h2, h3, blockquote, li')) {
    rename(block, 'p');
  }
}

/** Moves the items of an ordered list into the list before it where they go on counting. */
function joinToBefore(list: Element): void {
  const before = list.previousElementSibling;
  if (!(before instanceof HTMLOListElement && list instanceof HTMLOListElement)) return;
  if (list.start !== before.start + before.children.length) return;
  before.append(...list.childNodes);
  list.remove();
}

/** Normalizes sanitised markup in place. */
export function bringIntoShape(root: HTMLElement): void {
  for (const link of root.querySelectorAll('a:not([href])')) unwrap(link);
  for (const span of root.querySelectorAll('span:not([style])')) unwrap(span);
  adoptStrayLists(root);
  for (const link of root.querySelectorAll('a')) if (link.querySelector(BLOCKS)) pushInto(link);
  for (const holder of Array.from(root.querySelectorAll('li, blockquote')).toReversed()) {
    flattenWithin(holder);
  }
  // An empty line between blocks; beside a block, which ends the line itself, a break says nothing.
  for (const line of root.querySelectorAll(':scope > br')) {
    const isBeside = (['previousSibling', 'nextSibling'] as const).map((side) => {
      let beside = line[side];
      while (beside instanceof HTMLBRElement) beside = beside[side];
      return beside !== null && isBlock(beside);
    });
    if (isBeside.every(Boolean)) line.replaceWith(root.ownerDocument.createElement('p'));
    else if (isBeside.some(Boolean)) line.remove();
  }
  // List items outside of any list are one, as some browsers copy them; one alone becomes a paragraph.
  let around: HTMLElement | undefined;
  for (const item of root.querySelectorAll<HTMLElement>(':scope > li')) {
    if (item.nextSibling && isBlank(item.nextSibling)) item.nextSibling.remove();
    if (item.previousSibling !== around && item.nextSibling instanceof HTMLLIElement) {
      around = root.ownerDocument.createElement('ul');
      item.before(around);
    }
    if (around && item.previousSibling === around) around.append(item);
    else rename(item, 'p');
  }
  for (const list of root.querySelectorAll('ul, ol')) {
    for (const node of Array.from(list.childNodes)) if (isBlank(node)) node.remove();
    joinToBefore(list);
  }
}
