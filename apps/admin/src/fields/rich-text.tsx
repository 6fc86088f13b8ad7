import { EditorContent, Mark, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Question } from '../layout/question.tsx'

const HEADING_LEVEL = 3

// Above links and emphasis, which otherwise would divide a quotation into several.
const OUTERMOST = 2000

/** An element of text that has no tool of its own. What is typed after it does not belong to it. */
const inlineElement = (name: 'cite' | 'q') =>
  Mark.create({
    name,
    priority: OUTERMOST,
    inclusive: false,
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

/** What the API stores of a text; everything else is taken out when it is pasted. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, HEADING_LEVEL] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  inlineElement('cite'),
  inlineElement('q'),
]

type RichTextProps = {
  id: string
  lang: string
  label: ReactNode
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  disabled: boolean
  'aria-required'?: boolean | undefined
  'aria-invalid'?: boolean | undefined
  'aria-describedby'?: string | undefined
}

const isEmptyHtml = (html: string) => html === '' || html === '<p></p>'

/** An editor for the HTML of a text. */
export function RichText({ id, label, value, onChange, onBlur, disabled, ...attributes }: RichTextProps) {
  const translate = useTranslate()
  const written = useRef(value)
  const [link, setLink] = useState<string>()
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    editable: !disabled,
    // Our own sheet has its styles: the policy of the page allows no other style elements.
    injectCSS: false,
    editorProps: {
      attributes: {
        ...Object.fromEntries(
          Object.entries(attributes).flatMap(([name, given]) => (given === undefined ? [] : [[name, String(given)]])),
        ),
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        class: 'text',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const html = changed.getHTML()
      written.current = isEmptyHtml(html) ? '' : html
      onChange(written.current)
    },
    onBlur,
  })
  // A value that was not typed here: a restored draft, or what another member has saved.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const active = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      bold: shown.isActive('bold'),
      italic: shown.isActive('italic'),
      heading: shown.isActive('heading', { level: HEADING_LEVEL }),
      list: shown.isActive('bulletList'),
      quote: shown.isActive('blockquote'),
      link: shown.isActive('link'),
    }),
  })
  const chain = () => editor.chain().focus()
  const tools: [keyof typeof active, string, () => void][] = [
    ['bold', 'B', () => chain().toggleBold().run()],
    ['italic', 'I', () => chain().toggleItalic().run()],
    ['heading', 'H', () => chain().toggleHeading({ level: HEADING_LEVEL }).run()],
    ['list', '•', () => chain().toggleBulletList().run()],
    ['quote', '“', () => chain().toggleBlockquote().run()],
    ['link', '↗', () => setLink(String(editor.getAttributes('link')['href'] ?? ''))],
  ]
  const setHref = () => {
    const href = link?.trim() ?? ''
    if (href === '') chain().extendMarkRange('link').unsetLink().run()
    else chain().extendMarkRange('link').setLink({ href }).run()
    setLink(undefined)
  }
  return (
    <>
      <span className="legend" id={`${id}-label`}>
        <span>{label}</span>
      </span>
      <div className="rich">
        <div className="tools" role="toolbar" aria-label={translate('admin.editor.tools')}>
          {tools.map(([name, sign, act]) => (
            <button
              key={name}
              type="button"
              aria-label={translate(`admin.editor.${name}`)}
              aria-pressed={active[name]}
              disabled={disabled}
              onClick={act}
            >
              {sign}
            </button>
          ))}
        </div>
        <EditorContent editor={editor} />
      </div>
      {link !== undefined && (
        <Question
          title={translate('admin.editor.link')}
          confirm={translate('admin.editor.setLink')}
          onConfirm={setHref}
          onClose={() => setLink(undefined)}
        >
          <div className="field">
            <label htmlFor={`${id}-href`}>{translate('admin.editor.address')}</label>
            <input
              id={`${id}-href`}
              className="input"
              value={link}
              placeholder="https://"
              onChange={(event) => setLink(event.target.value)}
            />
          </div>
        </Question>
      )}
    </>
  )
}
