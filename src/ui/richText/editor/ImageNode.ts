import {
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from 'lexical';

type SerializedImage = Spread<{ src: string; alt: string }, SerializedLexicalNode>;

/** A picture in a text: preserved if a text has one; the toolbar cannot insert any. */
export class ImageNode extends DecoratorNode<null> {
  readonly __src: string;
  readonly __alt: string;

  static override getType(): string {
    return 'picture';
  }

  static override clone(node: ImageNode): ImageNode {
    return new ImageNode(node.__src, node.__alt, node.__key);
  }

  static override importJSON({ src, alt }: SerializedImage): ImageNode {
    return new ImageNode(src, alt);
  }

  static override importDOM(): DOMConversionMap {
    return {
      img: () => ({
        conversion: (element) => ({
          node: new ImageNode(element.getAttribute('src') ?? '', element.getAttribute('alt') ?? ''),
        }),
        priority: 1,
      }),
    };
  }

  constructor(src = '', alt = '', key?: NodeKey) {
    super(key);
    this.__src = src;
    this.__alt = alt;
  }

  #element(): HTMLImageElement {
    const image = document.createElement('img');
    image.src = this.__src;
    image.alt = this.__alt;
    return image;
  }

  override exportJSON(): SerializedImage {
    return { ...super.exportJSON(), src: this.__src, alt: this.__alt };
  }

  override exportDOM(): DOMExportOutput {
    return { element: this.#element() };
  }

  override createDOM(): HTMLElement {
    const holder = document.createElement('span');
    holder.append(this.#element());
    return holder;
  }

  override updateDOM(): false {
    return false;
  }

  override isInline(): true {
    return true;
  }

  override decorate(): null {
    return null;
  }
}
