// What is done with one person of the list: saved, changed, deleted, shared.
import { openEditor } from './editor.js'

/**
 * @param {object} state What the page shows.
 * @param {{ draw: () => void, load: () => Promise<void>, change: Function, focusList: () => void }} page
 */
export const rowActs = (state, { draw, load, change, focusList }) => {
  /** The form shows by itself what is wrong. */
  const saved = async (work, said) => {
    await work()
    state.said = said
    await load()
  }
  return {
    add: (person = {}) =>
      openEditor('Add a person', person, (typed) => saved(() => state.store.create(typed), `${typed.name} was saved.`)),
    edit: (person) =>
      openEditor(`Edit ${person.name}`, person, (typed) =>
        saved(() => state.store.replace(person.id, typed), `${typed.name} was changed.`),
      ),
    async remove(id, name, typed) {
      if (String(typed).trim() !== name.trim()) {
        state.opened.fault = 'That is not the name of the person. Nothing was deleted.'
        return draw()
      }
      const { opened } = state
      await change(
        async () => {
          await state.store.remove(id)
          state.chosen.delete(id)
          state.opened = null
        },
        `${name} was deleted.`,
        opened,
      )
      if (!state.opened) focusList()
    },
    link: (id, showsName) =>
      change(() => state.store.link(id, { shows_name: showsName }), 'The link was created.', state.opened),
    unlink: (id) => change(() => state.store.unlink(id), 'The link was withdrawn.', state.opened),
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text)
        state.opened.copied = true
      } catch {
        state.opened.fault = 'Your browser does not allow copying from here. Press Ctrl+C to copy.'
      }
      draw()
    },
  }
}
