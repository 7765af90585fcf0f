import { specimens } from './specimens.ts'

/** The index: every component by its room, with the number of its examples. */
export function Register() {
  const rooms = Object.entries(Object.groupBy(specimens, ({ room }) => room))
  return (
    <nav aria-label="Components" data-workbench="register">
      {rooms.map(([room, inRoom = []]) => (
        <div key={room}>
          <h2>{room}</h2>
          <ul>
            {inRoom.map(({ name, examples }) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a> {examples.length}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
